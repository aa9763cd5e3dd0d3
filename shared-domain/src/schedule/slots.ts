import { dayOf, weekdayOf, type Instant, type IsoDay } from './days';
import { momentOf } from './zone';

/** The nine times at which a consultation may start, in São Paulo. */
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
/** A slot can be booked until so many minutes before it begins. */
export const BOOKING_NOTICE_MINUTES = 15;
/** A scheduled consultation may be moved or cancelled until so many hours before. */
export const CHANGE_HOURS = 24;

const SUNDAY = 0;

/** Whether a text is one of the nine times. */
export const isSlotTime = (text: string): text is SlotTime => SLOT_TIMES.some((time) => time === text);

/** Whether a day may be chosen: not a Sunday, and today or later on São Paulo's calendar. */
export const isBookableDay = (day: IsoDay, now: Date): boolean =>
  weekdayOf(day) !== SUNDAY && day >= dayOf(now);

/** When a slot begins. */
export const slotStart = (day: IsoDay, time: SlotTime): Instant => momentOf(day, time).toISOString();

/** Whether a time can still be booked: 15 minutes before it begins or earlier. */
export const isInTimeToBook = (startsAt: Instant, now: Date): boolean =>
  Date.parse(startsAt) >= now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;

/** Whether a slot can still be booked as far as the clock goes: a bookable day, 15 minutes before it begins or earlier. */
export const isSlotOpen = (day: IsoDay, time: SlotTime, now: Date): boolean =>
  isBookableDay(day, now) && isInTimeToBook(slotStart(day, time), now);

/** Last moment at which a scheduled consultation may be moved or cancelled: 24 hours before. */
export const changeDeadline = (startsAt: Instant): Instant =>
  new Date(Date.parse(startsAt) - CHANGE_HOURS * 3_600_000).toISOString();

/** Whether a scheduled consultation may still be moved or cancelled: 24 hours before or earlier. */
export const canChange = (startsAt: Instant, now: Date): boolean =>
  now.getTime() <= Date.parse(changeDeadline(startsAt));

/** Whole seconds until a moment, rounded up; 0 once it has passed. */
export const secondsUntil = (moment: Instant, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000));
