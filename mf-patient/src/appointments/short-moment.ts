import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';

/** "qui., 3 dez., 11:30". */
export const shortMoment = (instant: Instant): string =>
  `${formatDayShort(dayOf(instant))}, ${timeOf(instant)}`;
