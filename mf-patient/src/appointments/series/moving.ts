import { hasBegun, MAX_MOVES, mayReschedule } from 'shared-domain/consultation';
import type { UpcomingConsultation } from '../../parts/upcoming-consultation';

/** Whether the patient may move a date: until 24 hours before, or until its time to pay is over. */
export function mayMove(consultation: UpcomingConsultation, now: Date, suspended: boolean): boolean {
  const { status, moves, payment } = consultation;
  if (suspended || moves >= MAX_MOVES || hasBegun(consultation, now)) return false;
  return status === 'pending'
    ? payment !== null && payment.opensAt !== null && now < new Date(payment.expiresAt)
    : mayReschedule(consultation, now);
}

/** Where a date is moved; `following`: the following ones with it. */
export const moveAddress = ({ id, professionalId }: UpcomingConsultation, following = false): string =>
  `/patient/booking/${professionalId}?consulta=${id}${following ? '&seguintes' : ''}`;
