import { hasBegun, hasEnded } from 'shared-domain/consultation';
import { addDays, momentOf, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { UpcomingConsultation } from '../../parts/upcoming-consultation';

/** Why a date of a series does not take place. */
export const OFF_REASONS = [
  'busy_professional',
  'busy_patient',
  'closed',
  'holiday',
  'no_such_time',
  'past',
  'skipped',
  'by_professional',
  'by_platform',
  'unpaid',
] as const;
export type OffReason = (typeof OFF_REASONS)[number];

interface AnyDate {
  /** Which date of the series, from 1. */
  readonly number: number;
  readonly startsAt: Instant;
}

/** A date of a series: booked, called off, or not booked yet (dates are booked eight weeks before). */
export type SeriesDate = AnyDate &
  (
    | { readonly state: 'booked'; readonly consultation: UpcomingConsultation }
    | {
        readonly state: 'off';
        readonly reason: OffReason;
        /** How often it was moved or taken back before. */
        readonly moves: number;
      }
    | { readonly state: 'later' }
  );

export type BookedDate = Extract<SeriesDate, { state: 'booked' }>;
export type OffDate = Extract<SeriesDate, { state: 'off' }>;

/** A series of the patient that has begun to be booked and has not been ended. */
export interface RunningSeries {
  readonly id: string;
  readonly professionalId: string;
  readonly professionalName: string;
  readonly specialty: string;
  readonly everyWeeks: number;
  readonly occurrences: number;
  /** How long before its start a time can last be booked. */
  readonly noticeHours: number;
  /** Whether its professional takes bookings now; unknown where no date is off. */
  readonly isBookable: boolean;
  /** When it takes place by its rule, for its title. */
  readonly usualStart: Instant;
  /** All of its dates, by number. */
  readonly dates: readonly SeriesDate[];
}

/** Whether the patient left it out. */
export const isSkipped = (date: SeriesDate): boolean => date.state === 'off' && date.reason === 'skipped';

interface Rule {
  readonly firstDate: IsoDay;
  /** "11:30:00" */
  readonly localTime: string;
  readonly zone: string;
  readonly everyWeeks: number;
}

/** When a number of the series begins by its rule. */
export function startBy({ firstDate, localTime, zone, everyWeeks }: Rule, number: number): Instant {
  const day = addDays(firstDate, (number - 1) * everyWeeks * 7);
  return momentOf(day, localTime.slice(0, 5), zone).toISOString();
}

/** The dates that are still to come or in progress. */
export const comingDates = ({ dates }: RunningSeries, now: Date): readonly SeriesDate[] =>
  dates.filter((date) =>
    date.state === 'booked' ? !hasEnded(date.consultation, now) : Date.parse(date.startsAt) > now.getTime(),
  );

/** Whether a consultation of the series is still to come or will be booked. */
export const isRunning = (series: RunningSeries, now: Date): boolean =>
  comingDates(series, now).some(({ state }) => state !== 'off');

/** The consultations that end with the series, from a number on: booked and not begun. */
export const endingWith = (series: RunningSeries, from: number, now: Date): readonly BookedDate[] =>
  series.dates.filter(
    (date): date is BookedDate => date.state === 'booked' && date.number >= from && !hasBegun(date, now),
  );
