import type { UpcomingConsultation } from '../parts/upcoming-consultation';

/** What cancelling does with the money. */
export type Cancellation = 'unpaid' | 'refunded' | 'late';

/** The server decides; this is what it will answer as far as the page knows (4-beyond 13 and 17). */
export function cancellationOf(
  { payment, freeUntil }: Pick<UpcomingConsultation, 'payment' | 'freeUntil'>,
  now: Date,
  professionalSuspended: boolean,
): Cancellation {
  if (payment?.status !== 'paid') return 'unpaid';
  return professionalSuspended || now <= new Date(freeUntil) ? 'refunded' : 'late';
}
