import type { ContactUserType } from 'shared-domain/contact';
import type { MessageKind } from './message-kind';

const SENDERS: Readonly<Record<ContactUserType, string>> = {
  patient: 'Paciente',
  professional: 'Profissional',
};

export const copy = {
  title: 'Mensagens',
  subtitle: 'O que chega pelo contato e os pedidos sobre dados pessoais. Resposta em até 24 h em dias úteis.',
  tabs: 'Tipo de mensagem',
  kinds: { contact: 'Contato', privacy: 'Privacidade' } satisfies Record<MessageKind, string>,
  deadline: (day: string) => `A LGPD dá 15 dias para responder: até ${day}.`,
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
  noneText: {
    contact: 'O que chegar pelo contato aparece aqui.',
    privacy: 'Os pedidos sobre dados pessoais aparecem aqui.',
  } satisfies Record<MessageKind, string>,
  noMatch: 'Nenhuma mensagem encontrada',
  noMatchText: 'Tente outro nome, e-mail ou assunto.',
  more: 'Mostrar mais',
  failedText: 'Não foi possível carregar as mensagens.',
  oneFailedText: 'Não foi possível carregar a mensagem.',
};
