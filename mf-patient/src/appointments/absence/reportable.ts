import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus, PaymentStatus } from 'shared-domain/status';
import type { Absence } from './use-absences';

const FROM_MS = 15 * 60_000;
const UNTIL_MS = 7 * 24 * 60 * 60_000;

const CAN_BE_MISSED: Record<ConsultationStatus, boolean> = {
  pending: false,
  scheduled: true,
  completed: true,
  no_show: true,
  cancelled: false,
};

export interface Reportable {
  readonly id: string;
  readonly status: ConsultationStatus;
  readonly startsAt: Instant;
  readonly payment: PaymentStatus | null;
  readonly isReviewed: boolean;
}

/** Whether the patient can report that the professional did not come; the server decides. Unknown reports: not yet. */
export function mayReport(
  { status, startsAt, payment, isReviewed }: Reportable,
  absence: Absence | null | undefined,
  now: Date,
): boolean {
  const passed = now.getTime() - Date.parse(startsAt);
  return (
    absence === null &&
    CAN_BE_MISSED[status] &&
    payment === 'paid' &&
    !isReviewed &&
    passed >= FROM_MS &&
    passed < UNTIL_MS
  );
}
