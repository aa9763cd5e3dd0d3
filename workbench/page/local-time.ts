import { dayOf, momentOf, timeOf } from 'shared-domain/schedule';

/** Formats an instant for a datetime-local field: `2026-11-26T11:30`, in São Paulo. */
export const localTimeOf = (instant: string): string => `${dayOf(instant)}T${timeOf(instant)}`;

/** Parses such a field into an instant (UTC ISO). */
export function instantOfLocal(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return momentOf(day, time.slice(0, 5)).toISOString();
}

/** Adds a duration to an instant; to the current time when the clocks run. */
export function addDuration(instant: string | null, minutes: number): string {
  const from = instant === null ? Date.now() : Date.parse(instant);
  return new Date(from + minutes * 60_000).toISOString();
}
