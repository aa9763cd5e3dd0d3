import { dayOf, momentOf, timeOf } from 'shared-domain/schedule';

/** What a field of day and time shows for an instant: `2026-11-26T11:30`, in São Paulo. */
export const localTimeOf = (instant: string): string => `${dayOf(instant)}T${timeOf(instant)}`;

/** The instant (UTC ISO) that such a field means. */
export function instantOfLocal(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return momentOf(day, time.slice(0, 5)).toISOString();
}

/** An instant so much later; from the real time on when the clocks run. */
export function laterBy(instant: string | null, minutes: number): string {
  const from = instant === null ? Date.now() : Date.parse(instant);
  return new Date(from + minutes * 60_000).toISOString();
}
