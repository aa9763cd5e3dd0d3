import type { Consultation } from '../use-consultation';

/** Actions on a consultation, as the address of its page names them. */
const ACTIONS = ['mover', 'cancelar', 'link', 'falta', 'concluir'] as const;
export type ConsultationAction = (typeof ACTIONS)[number];

/** The action that an address names; null without one. */
export const actionFrom = (params: URLSearchParams): ConsultationAction | null =>
  ACTIONS.find((action) => action === params.get('acao')) ?? null;

export interface ActionDialogProps {
  /** As the dialog decides on it. */
  readonly consultation: Consultation;
  /** Called after an answer and after a refusal. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
}
