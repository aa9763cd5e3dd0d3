import type { Period, TimeWish } from 'shared-data/professionals-by-time';
import { addDays, dayOf, weekdayOf, type IsoDay } from 'shared-domain/schedule';

export const DAY_WISHES = ['hoje', 'amanha', 'semana', 'sabado'] as const;
export type DayWish = (typeof DAY_WISHES)[number];

export const PERIOD_WISHES = ['manha', 'tarde', 'noite'] as const;
export type PeriodWish = (typeof PERIOD_WISHES)[number];

const PERIODS: Record<PeriodWish, Period> = { manha: 'morning', tarde: 'afternoon', noite: 'evening' };

const SATURDAY = 6;

/** The days of a wish, in São Paulo: seven from today on, or one. */
function daysOf(wish: DayWish, today: IsoDay): readonly IsoDay[] {
  const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  const days: Record<DayWish, readonly IsoDay[]> = {
    hoje: [today],
    amanha: [addDays(today, 1)],
    semana: week,
    sabado: week.filter((day) => weekdayOf(day) === SATURDAY),
  };
  return days[wish];
}

/** The wished times at a moment. */
export const timeWishOf = (day: DayWish | null, period: PeriodWish | null, now: Date): TimeWish => ({
  days: day && daysOf(day, dayOf(now)),
  periods: period && [PERIODS[period]],
});
