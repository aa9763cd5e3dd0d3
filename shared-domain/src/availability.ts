/** Stated availability on a public profile. */
export const AVAILABILITY_TEXT = 'Segunda a sexta, 8h às 18h. Sábado, 8h às 12h.';

export interface WeeklyAvailability {
  /** 0 for Sunday. */
  readonly weekday: number;
  /** 'HH:MM', São Paulo. */
  readonly from: string;
  readonly to: string;
}

/** What a newly approved professional starts with: Monday to Friday. It does not restrict booking. */
export const DEFAULT_AVAILABILITY: readonly WeeklyAvailability[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '09:00',
  to: weekday === 5 ? '17:00' : '18:00',
}));
