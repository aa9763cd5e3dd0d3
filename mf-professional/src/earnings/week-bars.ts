import { weeksOf, weekText } from './months';
import type { EarningsFigures } from './use-earnings';

/** What came, comes or may come of a week, in centavos. */
export interface WeekBar {
  readonly text: string;
  readonly received: number;
  readonly owed: number;
  readonly held: number;
  readonly total: number;
}

/** Each week of the month, also those without consultations. */
export const barsOf = ({ month, weeks }: Pick<EarningsFigures, 'month' | 'weeks'>): readonly WeekBar[] =>
  weeksOf(month).map((week) => {
    const known = weeks.find(({ monday }) => monday === week.monday);
    const { received = 0, owed = 0, held = 0 } = known ?? {};
    return { text: weekText(week), received, owed, held, total: received + owed + held };
  });

/** The parts of a bar in percent of the scale; a debt shortens the received part. */
export function partsOf({ received, owed, held }: WeekBar, top: number) {
  const size = (amount: number) => (Math.max(amount, 0) / top) * 100;
  return { received: size(received + Math.min(owed, 0)), owed: size(owed), held: size(held) };
}

const LINES = 4;
const STEPS = [1, 2, 5, 10];

/** The chart's lines at round amounts in centavos, from zero to the first at or above the longest bar. */
export function scaleOf(most: number) {
  if (most <= 0) return { top: 1, lines: [0] };
  const reais = most / 100;
  const power = Math.max(10 ** Math.floor(Math.log10(reais / LINES)), 1);
  const step = (STEPS.find((n) => n * power * LINES >= reais) ?? 1) * power * 100;
  const count = Math.ceil(most / step);
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, n) => n * step) };
}
