import type { Instant } from './days';

export const CONSULTATION_MINUTES = 50;
/** When a consultation ends that starts at `startsAt`. */
export const endOf = (startsAt: Instant): Instant =>
  new Date(Date.parse(startsAt) + CONSULTATION_MINUTES * 60_000).toISOString();

/** Minutes before its start until which an unpaid booking can be renewed. Booking needs more: the professional's notice. */
export const BOOKING_NOTICE_MINUTES = 15;

/** Whether an unpaid booking can still be renewed: at least 15 minutes ahead. */
export const isInTimeToBook = (startsAt: Instant, now: Date): boolean =>
  Date.parse(startsAt) >= now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;

/** Whole seconds until a moment, rounded up; 0 once it has passed. */
export const secondsUntil = (moment: Instant, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000));
