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

/** Parts of a bar in hundredths of the longest; a debt shortens what was received. */
export function partsOf({ received, owed, held }: WeekBar, most: number) {
  const size = (amount: number) => (Math.max(amount, 0) / Math.max(most, 1)) * 100;
  return { received: size(received + Math.min(owed, 0)), owed: size(owed), held: size(held) };
}
