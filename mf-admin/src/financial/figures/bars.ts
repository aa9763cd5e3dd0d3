import { addDays, weekdayOf, type IsoDay } from 'shared-domain/schedule';
import type { DayFigures } from './use-figures';

export type Grouping = 'day' | 'week';

const mondayOf = (day: IsoDay): IsoDay => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The days themselves, or added up by week; a week is named by its first day in the period. */
export function barsOf(days: readonly DayFigures[], grouping: Grouping): readonly DayFigures[] {
  if (grouping === 'day') return days;
  const weeks = new Map<IsoDay, DayFigures>();
  for (const day of days) {
    const monday = mondayOf(day.day);
    const week = weeks.get(monday);
    weeks.set(
      monday,
      week
        ? {
            day: week.day,
            received: week.received + day.received,
            returned: week.returned + day.returned,
            refunded: week.refunded + day.refunded,
            earlier: week.earlier + day.earlier,
          }
        : day,
    );
  }
  return [...weeks.values()];
}

/** The top of the axis: 1, 2, 4 or 8 of a power of ten, in centavos; its quarters are round. */
export function axisTop(bars: readonly DayFigures[]): number {
  const most = Math.max(100_00, ...bars.map(({ received, earlier }) => Math.max(received, earlier)));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 8, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}
