import { canChange, isInTimeToBook, type Instant } from './schedule';
import { shownStatus, type ConsultationStatus, type StatusDetails } from './status';

export interface ConsultationTime {
  readonly status: ConsultationStatus;
  readonly startsAt: Instant;
}

/** Maximum number of times a patient may move a consultation. */
export const MAX_MOVES = 5;

/** Whether a consultation still occupies both calendars. */
export const IS_OPEN: Record<ConsultationStatus, boolean> = {
  pending: true,
  scheduled: true,
  completed: false,
  cancelled: false,
  no_show: false,
};

/** Label of the link to a consultation or its recording; null: no link. */
export const CONSULTATION_LINK_LABELS: Record<ConsultationStatus, string | null> = {
  pending: null,
  scheduled: 'Acessar sessão',
  completed: 'Ver gravação',
  cancelled: null,
  no_show: null,
};

/** Whether a consultation has begun: until its end it is in progress. */
export const hasBegun = ({ startsAt }: Pick<ConsultationTime, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime();

/** How long before its start the room opens, in milliseconds. */
const ROOM_OPENS_MS = 600_000;

/** Whether the room of a confirmed consultation that has not ended is open. */
export const isRoomOpen = ({ startsAt }: Pick<ConsultationTime, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) - ROOM_OPENS_MS <= now.getTime();

/** Whether a consultation is over. */
export const hasEnded = ({ endsAt }: { readonly endsAt: Instant }, now: Date): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** The first confirmed consultation, soonest first, that has not ended. */
export const nextConfirmed = <Consultation extends ConsultationTime & { readonly endsAt: Instant }>(
  consultations: readonly Consultation[],
  now: Date,
): Consultation | undefined =>
  consultations.find((consultation) => consultation.status === 'scheduled' && !hasEnded(consultation, now));

/** Whether the patient may move a consultation: scheduled, at least 24 hours before. */
export const mayReschedule = ({ status, startsAt }: ConsultationTime, now: Date): boolean =>
  status === 'scheduled' && canChange(startsAt, now);

/**
 * Whether the patient may cancel: a pending one at any time, a scheduled one until it begins, or while it lasts
 * if its professional is suspended.
 */
export const mayCancel = (
  { status, startsAt }: ConsultationTime,
  now: Date,
  professionalSuspended = false,
): boolean =>
  status === 'pending' || (status === 'scheduled' && (professionalSuspended || !hasBegun({ startsAt }, now)));

/**
 * Whether the patient may request a new Pix code after the payment expired: at least 15 minutes before the
 * start. The server refuses if the slot is taken or the codes are used up.
 */
export const mayRenew = (consultation: StatusDetails & { readonly startsAt: Instant }, now: Date): boolean =>
  shownStatus(consultation) === 'expired' && isInTimeToBook(consultation.startsAt, now);
