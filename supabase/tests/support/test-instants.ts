/** When the demonstration was seeded: a Monday, 09:00 in São Paulo. */
export const SEEDED_AT = '2026-11-23T12:00:00Z';

/** The next day, a Tuesday, 09:00 in São Paulo: the start of each test, unless it moves the clock. */
export const TUESDAY_MORNING = '2026-11-24T12:00:00Z';
