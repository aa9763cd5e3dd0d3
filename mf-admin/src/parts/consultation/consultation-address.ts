/** An action on a consultation, as the address of its page names it. */
export const CONSULTATION_ACTIONS = ['mover', 'cancelar', 'link', 'falta', 'concluir'] as const;
export type ConsultationAction = (typeof CONSULTATION_ACTIONS)[number];

/** Path of a consultation's page. */
export const consultationAddress = (id: string): string => `/admin/consultas/${id}`;

/** The action that an address names; null without one. */
export const actionFrom = (params: URLSearchParams): ConsultationAction | null =>
  CONSULTATION_ACTIONS.find((action) => action === params.get('acao')) ?? null;
