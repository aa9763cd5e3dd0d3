import { addDays, dayOf, type Instant, type IsoDay } from './schedule';
import type { StatusLabel } from './status';

/** The file a person's copy of their data is saved as. */
export const DATA_EXPORT_FILE = 'vinculo-meus-dados.json';

/** What a person types to ask for the account to be erased. */
export const ERASURE_WORD = 'EXCLUIR';

/** Characters of a request or of its answer; the database takes no more. */
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

/** A request about personal data is answered within so many days (LGPD, article 19). */
const ANSWER_DAYS = 15;

/** The last day on which a request that was made then is answered in time. */
export const answerDeadline = (sentAt: Instant): IsoDay => addDays(dayOf(sentAt), ANSWER_DAYS);

/** Whether that day is over. */
export const isAnswerOverdue = (sentAt: Instant, now: Date): boolean => dayOf(now) > answerDeadline(sentAt);

/** Whether somebody typed the word, however they wrote it. */
export const isErasureWord = (typed: string): boolean => typed.trim().toUpperCase() === ERASURE_WORD;

/** What the law makes the platform keep of an erased person; days are the last ones, null where nothing is kept. */
export interface KeptByLaw {
  /** Held, as a patient; without the name. */
  readonly consultations: number;
  readonly consultations_until: IsoDay | null;
  /** Held, as a professional: the patients' records go on saying by whom. */
  readonly attended: number;
  readonly attended_until: IsoDay | null;
  /** Bookings that were not held: dates and amounts without the name, which no law asks for. */
  readonly not_held: number;
  readonly payments: number;
  readonly payments_until: IsoDay | null;
}
