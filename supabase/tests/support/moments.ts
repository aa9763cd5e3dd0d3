/** The clock stood here when the demonstration was seeded: a Monday, 09:00 in São Paulo. */
export const SEEDED_AT = '2026-11-23T12:00:00Z';

/** The day after, a Tuesday: where each test begins, unless it travels. 09:00 in São Paulo. */
export const TUESDAY_MORNING = '2026-11-24T12:00:00Z';
