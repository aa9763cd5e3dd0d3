/** An action on an account, as the address of its page names it. */
export const PERSON_ACTIONS = [
  'bloquear',
  'reativar',
  'acessos',
  'papel',
  'foto',
  'copia',
  'apagar',
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** The account's page with the dialog of an action. */
export const addressOfAction = (id: string, action: PersonAction): string =>
  `/admin/users/${id}?acao=${action}`;

/** The action that an address names; null without one. */
export const actionFrom = (params: URLSearchParams): PersonAction | null =>
  PERSON_ACTIONS.find((action) => action === params.get('acao')) ?? null;
