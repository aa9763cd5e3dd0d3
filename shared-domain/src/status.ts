/** Appearance of a badge, named after the design tokens. */
export type Tone = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'neutral' | 'info';

/** Icon of a badge if the tone's own is not specific enough. */
export type Sign =
  | 'done'
  | 'absent'
  | 'overdue'
  | 'failed'
  | 'reserved'
  | 'returned'
  | 'suspended'
  | 'blocked'
  | 'erased'
  | 'unread'
  | 'hidden'
  | 'unwritten';

/** A status in words. `hint` is the exact status if the label hides it: show it as a tooltip. */
export interface StatusLabel {
  readonly text: string;
  readonly tone: Tone;
  /** Replaces the tone's own icon. */
  readonly sign?: Sign;
  readonly hint?: string;
}

export const CONSULTATION_STATUSES = ['pending', 'scheduled', 'completed', 'cancelled', 'no_show'] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'expired';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'needs_info'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** A consultation's displayed status: `expired` is cancelled because the payment expired. */
export type ShownStatus = ConsultationStatus | 'expired';

/** The data from which a consultation's displayed status is derived. */
export interface StatusDetails {
  readonly status: ConsultationStatus;
  /** Who cancelled; null if the payment expired. */
  readonly cancelledBy: string | null;
  readonly payment: PaymentStatus | null;
}

/** Distinguishes a consultation whose payment expired from a cancelled one. */
export const shownStatus = ({ status, cancelledBy, payment }: StatusDetails): ShownStatus =>
  status === 'cancelled' && cancelledBy === null && payment === 'expired' ? 'expired' : status;

/** An external value unknown to this version. */
export const UNKNOWN_STATUS: StatusLabel = { text: 'Desconhecido', tone: 'neutral' };

const NOT_HELD = {
  cancelled: { text: 'Cancelada', tone: 'cancelled' },
  no_show: { text: 'Não compareceu', tone: 'neutral', sign: 'absent' },
} as const satisfies Partial<Record<ConsultationStatus, StatusLabel>>;

const EXPIRED: StatusLabel = { text: 'Expirada', tone: 'neutral', sign: 'overdue' };

/** Badge on a patient's appointment card. */
export const CONSULTATION_LABELS: Record<ShownStatus, StatusLabel> = {
  pending: { text: 'Pendente', tone: 'pending' },
  scheduled: { text: 'Confirmada', tone: 'confirmed' },
  completed: { text: 'Concluída', tone: 'completed' },
  ...NOT_HELD,
  expired: EXPIRED,
};

/** Badge in the consultation history and in the admin's list. */
export const HISTORY_LABELS: Record<ShownStatus, StatusLabel> = {
  pending: { text: 'Pendente', tone: 'pending' },
  scheduled: { text: 'Agendada', tone: 'confirmed' },
  completed: { text: 'Concluída', tone: 'completed' },
  ...NOT_HELD,
  expired: EXPIRED,
};

export const PAYMENT_LABELS: Record<PaymentStatus, StatusLabel> = {
  pending: { text: 'Pendente', tone: 'pending' },
  paid: { text: 'Pago', tone: 'confirmed', sign: 'done' },
  failed: { text: 'Falhou', tone: 'cancelled', sign: 'failed' },
  expired: { text: 'Expirado', tone: 'neutral', sign: 'overdue' },
};

/** Badges of a paid payment of which money goes back. */
export const REFUND_LABELS = {
  refund_due: { text: 'A reembolsar', tone: 'info', sign: 'returned' },
  refunded: { text: 'Reembolsado', tone: 'neutral', sign: 'returned' },
  partly_refunded: { text: 'Parte reembolsada', tone: 'neutral', sign: 'returned' },
} as const satisfies Record<string, StatusLabel>;

/** Badge in the admin's list of applications: yellow, green, red, blue. */
export const APPLICATION_LABELS: Record<ApplicationStatus, StatusLabel> = {
  pending: { text: 'Pendente', tone: 'pending' },
  approved: { text: 'Aprovado', tone: 'confirmed', sign: 'done' },
  rejected: { text: 'Rejeitado', tone: 'cancelled' },
  needs_info: { text: 'Solicitando Informações', tone: 'info' },
};

/** A professional suspended by the team. */
export const SUSPENDED_LABEL: StatusLabel = { text: 'Suspenso', tone: 'cancelled', sign: 'suspended' };

/** Labels for applicants. An approved application whose approval was revoked is in review again. */
export const APPLICANT_LABELS: Record<ApplicationStatus, StatusLabel> = {
  pending: { text: 'Em análise', tone: 'pending' },
  approved: { text: 'Em análise', tone: 'pending' },
  rejected: { text: 'Não aprovado', tone: 'cancelled' },
  needs_info: { text: 'Informações necessárias', tone: 'info' },
};

/** Label of an external status; an unknown one is shown as `unknown` with its name in the tooltip. */
export function labelOf<S extends string>(
  labels: Record<S, StatusLabel>,
  status: string,
  unknown: StatusLabel,
): StatusLabel {
  return Object.hasOwn(labels, status) ? labels[status as S] : { ...unknown, hint: status };
}

/** Whether an external value is an application status. */
export const isApplicationStatus = (value: unknown): value is ApplicationStatus =>
  APPLICATION_STATUSES.some((status) => status === value);
