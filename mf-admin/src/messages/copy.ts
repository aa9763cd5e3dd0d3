import type { ContactUserType } from 'shared-domain/contact';

const SENDERS: Readonly<Record<ContactUserType, string>> = {
  patient: 'Paciente',
  professional: 'Profissional',
};

export const copy = {
  title: 'Mensagens',
  subtitle: 'O que chega pelo formulário de contato. Resposta em até 24 h em dias úteis.',
  search: 'Buscar mensagens',
  searchPlaceholder: 'Nome, e-mail ou assunto',
  list: 'Mensagens recebidas',
  unread: 'Não lida',
  senders: SENDERS,
  reply: 'Responder por e-mail',
  replySubject: (subject: string) => `Re: ${subject}`,
  pick: 'Escolha uma mensagem',
  pickText: 'Ao abrir, ela fica marcada como lida.',
  gone: 'Mensagem não encontrada',
  goneText: 'Talvez o endereço esteja incompleto.',
  none: 'Nenhuma mensagem',
  noneText: 'O que chegar pelo contato aparece aqui.',
  noMatch: 'Nenhuma mensagem encontrada',
  noMatchText: 'Tente outro nome, e-mail ou assunto.',
  more: 'Mostrar mais',
  failedText: 'Não foi possível carregar as mensagens.',
  oneFailedText: 'Não foi possível carregar a mensagem.',
};
