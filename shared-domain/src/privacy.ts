import { addDays, dayOf, type Instant, type IsoDay } from './schedule';
import type { StatusLabel } from './status';

/** File name of a user's data export. */
export const DATA_EXPORT_FILE = 'vinculo-meus-dados.json';

/** Word that a user types to request account erasure. */
export const ERASURE_WORD = 'EXCLUIR';

/** Maximum length of a request or its answer, in characters; the database's limit. */
export const PRIVACY_REQUEST_MAX_LENGTH = 5000;

export const PRIVACY_REQUEST_STATUSES = [
  'open',
  'in_progress',
  'done',
  'partly_refused',
  'withdrawn',
] as const;
export type PrivacyRequestStatus = (typeof PRIVACY_REQUEST_STATUSES)[number];

export const PRIVACY_REQUEST_LABELS: Readonly<Record<PrivacyRequestStatus, StatusLabel>> = {
  open: { text: 'Aberto', tone: 'pending' },
  in_progress: { text: 'Em andamento', tone: 'info' },
  done: { text: 'Concluído', tone: 'completed' },
  partly_refused: { text: 'Recusado em parte', tone: 'neutral' },
  withdrawn: { text: 'Retirado', tone: 'cancelled' },
};

/** Whether the team still has to answer. */
export const isWaiting = (status: PrivacyRequestStatus): boolean =>
  status === 'open' || status === 'in_progress';

/** Days within which a privacy request must be answered (LGPD, article 19). */
const ANSWER_DAYS = 15;

/** The last day on which a request can be answered in time. */
export const answerDeadline = (sentAt: Instant): IsoDay => addDays(dayOf(sentAt), ANSWER_DAYS);

/** Whether that day is over. */
export const isAnswerOverdue = (sentAt: Instant, now: Date): boolean => dayOf(now) > answerDeadline(sentAt);

/** Whether the text is the confirmation word, in any spelling variant. */
export const isErasureWord = (typed: string): boolean => typed.trim().toUpperCase() === ERASURE_WORD;

/** Data of an erased user retained by law; dates are the last days, null if nothing is retained. */
export interface LegalRetention {
  /** Completed consultations as a patient; without the name. */
  readonly consultations: number;
  readonly consultations_until: IsoDay | null;
  /** Completed consultations as a professional: the patients' records still name the professional. */
  readonly attended: number;
  readonly attended_until: IsoDay | null;
  /** Bookings that did not take place: dates and amounts without the name, not required by law. */
  readonly not_held: number;
  readonly payments: number;
  readonly payments_until: IsoDay | null;
}
