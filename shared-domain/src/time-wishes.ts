import { addDays, dayOf, weekdayOf, type IsoDay } from './schedule';

export const DAY_WISHES = ['hoje', 'amanha', 'semana', 'sabado'] as const;
export type DayWish = (typeof DAY_WISHES)[number];

export const PERIOD_WISHES = ['manha', 'tarde', 'noite'] as const;
export type PeriodWish = (typeof PERIOD_WISHES)[number];

export const DAY_WISH_LABELS: Record<DayWish, string> = {
  hoje: 'Hoje',
  amanha: 'Amanhã',
  semana: 'Nos próximos 7 dias',
  sabado: 'Sábado',
};
export const PERIOD_WISH_LABELS: Record<PeriodWish, string> = {
  manha: 'Manhã, até 12h',
  tarde: 'Tarde, até 18h',
  noite: 'Noite, depois das 18h',
};

export type Period = 'morning' | 'afternoon' | 'evening';

/** Wished times; null: any. */
export interface TimeWish {
  readonly days: readonly IsoDay[] | null;
  readonly periods: readonly Period[] | null;
}

const PERIODS: Record<PeriodWish, Period> = { manha: 'morning', tarde: 'afternoon', noite: 'evening' };

const SATURDAY = 6;

/** The day of an address or a field; null: none. */
export const dayWishFrom = (value: string | null): DayWish | null =>
  DAY_WISHES.find((day) => day === value) ?? null;

/** The period of an address or a field; null: none. */
export const periodWishFrom = (value: string | null): PeriodWish | null =>
  PERIOD_WISHES.find((period) => period === value) ?? null;

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
