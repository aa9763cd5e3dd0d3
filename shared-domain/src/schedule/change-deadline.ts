import type { Instant } from './days';

/** Minimum notice for moving or cancelling a scheduled consultation, in hours. */
export const CHANGE_HOURS = 24;

/** Last moment for moving or cancelling a scheduled consultation: 24 hours before. */
export const changeDeadline = (startsAt: Instant): Instant =>
  new Date(Date.parse(startsAt) - CHANGE_HOURS * 3_600_000).toISOString();

/** Whether a scheduled consultation may still be moved or cancelled: at least 24 hours before. */
export const canChange = (startsAt: Instant, now: Date): boolean =>
  now.getTime() <= Date.parse(changeDeadline(startsAt));
