import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { DAY_MINUTES, minutesOf, timeAt } from '../parts/clock-time';

/** A range of hours in a day, 'HH:MM'; `to` may be '24:00', the end of the day. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

export const MAX_RANGES = 4;
const STEP_MINUTES = 5;

export const inOrder = (ranges: readonly TimeRange[]): readonly TimeRange[] =>
  ranges.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from));

/** The starts of a range: the first at its beginning, the others after a consultation and a break each. */
function startsIn({ from, to }: TimeRange, breakMinutes: number): readonly number[] {
  const last = minutesOf(to) - CONSULTATION_MINUTES;
  const starts: number[] = [];
  for (let start = minutesOf(from); start <= last; start += CONSULTATION_MINUTES + breakMinutes)
    starts.push(start);
  return starts;
}

/** When consultations can begin on a day with these ranges, 'HH:MM', in order. */
export const startsOf = (ranges: readonly TimeRange[], breakMinutes: number): readonly string[] =>
  inOrder(ranges).flatMap((range) => startsIn(range, breakMinutes).map(timeAt));

export interface Leftover {
  /** When the last consultation of the range begins and ends. */
  readonly begins: string;
  readonly ends: string;
  /** Minutes of the range after it and its break. */
  readonly minutes: number;
}

/** What is left of a range after its last consultation and break; null: nothing. */
export function leftoverOf(range: TimeRange, breakMinutes: number): Leftover | null {
  const last = startsIn(range, breakMinutes).at(-1);
  if (last === undefined) return null;
  const ends = last + CONSULTATION_MINUTES;
  const minutes = minutesOf(range.to) - ends - breakMinutes;
  return minutes > 0 ? { begins: timeAt(last), ends: timeAt(ends), minutes } : null;
}

/** Why ranges cannot be saved, with the places of the ranges that it concerns. */
export type RangeFault =
  | { readonly kind: 'steps' | 'backwards' | 'short'; readonly places: readonly [number] }
  | {
      readonly kind: 'overlap';
      readonly places: readonly [number, number];
      /** What both ranges contain. */
      readonly from: string;
      readonly to: string;
    };

const isInSteps = (time: string) => minutesOf(time) % STEP_MINUTES === 0;

function faultOfRange({ from, to }: TimeRange): 'steps' | 'backwards' | 'short' | null {
  if (!isInSteps(from) || !isInSteps(to)) return 'steps';
  const length = minutesOf(to) - minutesOf(from);
  if (length <= 0) return 'backwards';
  return length < CONSULTATION_MINUTES ? 'short' : null;
}

/** The first fault of a day's ranges; null: they can be saved. */
export function rangeFault(ranges: readonly TimeRange[]): RangeFault | null {
  for (const [place, range] of ranges.entries()) {
    const kind = faultOfRange(range);
    if (kind) return { kind, places: [place] };
  }
  for (const [place, range] of ranges.entries())
    for (const [before, other] of ranges.slice(0, place).entries()) {
      const from = Math.max(minutesOf(range.from), minutesOf(other.from));
      const to = Math.min(minutesOf(range.to), minutesOf(other.to));
      if (from < to) return { kind: 'overlap', places: [before, place], from: timeAt(from), to: timeAt(to) };
    }
  return null;
}

/** Length of a new range, and the pause before it. */
const NEW_MINUTES = 4 * 60;
const PAUSE_MINUTES = 60;

/** A range to add to a day's ranges: after the last one, else before the first; null: there is no room. */
export function rangeToAdd(ranges: readonly TimeRange[]): TimeRange | null {
  if (ranges.length >= MAX_RANGES) return null;
  if (ranges.length === 0) return { from: '09:00', to: '12:00' };
  const end = Math.max(...ranges.map(({ to }) => minutesOf(to)));
  for (const from of [end + PAUSE_MINUTES, end]) {
    const to = Math.min(from + NEW_MINUTES, DAY_MINUTES);
    if (to - from >= CONSULTATION_MINUTES) return { from: timeAt(from), to: timeAt(to) };
  }
  const to = Math.min(...ranges.map(({ from }) => minutesOf(from)));
  const from = Math.max(to - NEW_MINUTES, 0);
  return to - from >= CONSULTATION_MINUTES ? { from: timeAt(from), to: timeAt(to) } : null;
}
