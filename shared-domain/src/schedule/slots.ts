import { dayOf, weekdayOf, type Instant, type IsoDay } from './days';
import { momentOf } from './zone';

/** The start times of professionals who have set no hours, in São Paulo. */
export const SLOT_TIMES = [
  '09:00',
  '09:50',
  '10:40',
  '11:30',
  '14:00',
  '14:50',
  '15:40',
  '16:30',
  '17:20',
] as const;
export type SlotTime = (typeof SLOT_TIMES)[number];

export const CONSULTATION_MINUTES = 50;
/** Minutes before its start until which an unpaid booking can be renewed. Booking needs more: the professional's notice. */
export const BOOKING_NOTICE_MINUTES = 15;

const SUNDAY = 0;

/** Whether a text is one of the nine times. */
export const isSlotTime = (text: string): text is SlotTime => SLOT_TIMES.some((time) => time === text);

/** Whether a day may be chosen: not a Sunday, and not past in São Paulo. */
export const isBookableDay = (day: IsoDay, now: Date): boolean =>
  weekdayOf(day) !== SUNDAY && day >= dayOf(now);

/** Start of a slot. */
export const slotStart = (day: IsoDay, time: SlotTime): Instant => momentOf(day, time).toISOString();

/** Whether an unpaid booking can still be renewed: at least 15 minutes ahead. */
export const isInTimeToBook = (startsAt: Instant, now: Date): boolean =>
  Date.parse(startsAt) >= now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;

/** Whether a slot is on a bookable day and at least 15 minutes ahead. The server also knows the professional's notice. */
export const isSlotOpen = (day: IsoDay, time: SlotTime, now: Date): boolean =>
  isBookableDay(day, now) && isInTimeToBook(slotStart(day, time), now);

/** Whole seconds until a moment, rounded up; 0 once it has passed. */
export const secondsUntil = (moment: Instant, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000));
