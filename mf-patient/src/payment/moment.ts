import { dayOf, formatDayMonth, timeOf, type Instant } from 'shared-domain/schedule';

/** "24 de novembro, 14:03" in Brasília. */
export const moment = (at: Instant): string => `${formatDayMonth(dayOf(at))}, ${timeOf(at)}`;
