import type { ContactUserType } from 'shared-domain/contact';
import type { MessageKind } from './message-kind';

const SENDERS: Readonly<Record<ContactUserType, string>> = {
  patient: 'Paciente',
  professional: 'Profissional',
};

export const copy = {
  title: 'Mensagens',
  subtitle: {
    contact: 'O que chega pelo formulário de contato. Resposta em até 24h em dias úteis.',
    privacy: 'Os pedidos sobre dados pessoais e de exclusão de contas.',
  } satisfies Record<MessageKind, string>,
  tabs: 'Tipo de mensagem',
  kinds: { contact: 'Contato', privacy: 'Privacidade' } satisfies Record<MessageKind, string>,
  search: { contact: 'Buscar mensagens', privacy: 'Buscar pedidos' } satisfies Record<MessageKind, string>,
  searchPlaceholder: {
    contact: 'Nome, e-mail ou assunto',
    privacy: 'Nome ou e-mail',
  } satisfies Record<MessageKind, string>,
  list: { contact: 'Mensagens recebidas', privacy: 'Pedidos recebidos' } satisfies Record<
    MessageKind,
    string
  >,
  unread: 'Não lida',
  senders: SENDERS,
  reply: 'Responder por e-mail',
  account: 'Abrir a conta',
  replySubject: (subject: string) => `Re: ${subject}`,
  pick: {
    contact: { title: 'Escolha uma mensagem', text: 'Ao abrir, ela fica marcada como lida.' },
    privacy: { title: 'Escolha um pedido', text: 'Ele fica aberto até alguém da equipe responder.' },
  } satisfies Record<MessageKind, { title: string; text: string }>,
  gone: 'Mensagem não encontrada',
  goneText: 'Talvez o endereço esteja incompleto.',
  none: { contact: 'Nenhuma mensagem', privacy: 'Nenhum pedido' } satisfies Record<MessageKind, string>,
  noneText: {
    contact: 'O que chegar pelo contato aparece aqui.',
    privacy: 'Os pedidos sobre dados pessoais aparecem aqui.',
  } satisfies Record<MessageKind, string>,
  noMatch: {
    contact: 'Nenhuma mensagem encontrada',
    privacy: 'Nenhum pedido encontrado',
  } satisfies Record<MessageKind, string>,
  noMatchText: {
    contact: 'Tente outro nome, e-mail ou assunto.',
    privacy: 'Tente outro nome ou e-mail.',
  } satisfies Record<MessageKind, string>,
  failedText: {
    contact: 'Não foi possível carregar as mensagens.',
    privacy: 'Não foi possível carregar os pedidos.',
  } satisfies Record<MessageKind, string>,
  oneFailedText: 'Não foi possível carregar a mensagem.',
};
