/** Kinds of messages: general ones, and requests about personal data. */
export const MESSAGE_KINDS = ['contact', 'privacy'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const PRIVACY_VIEW = 'privacidade';

/** The kind in the address. */
export const kindFrom = (params: URLSearchParams): MessageKind =>
  params.get('aba') === PRIVACY_VIEW ? 'privacy' : 'contact';

/** Path and query of a kind's list. */
export const addressOfKind = (kind: MessageKind): string =>
  kind === 'privacy' ? `/admin/mensagens?aba=${PRIVACY_VIEW}` : '/admin/mensagens';
