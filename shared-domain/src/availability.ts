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
export const DEFAULT_AVAILABILITY: readonly WeeklyAvailability[] = [
  { weekday: 1, from: '09:00', to: '18:00' },
  { weekday: 2, from: '09:00', to: '18:00' },
  { weekday: 3, from: '09:00', to: '18:00' },
  { weekday: 4, from: '09:00', to: '18:00' },
  { weekday: 5, from: '09:00', to: '17:00' },
];
