import { dayOf, formatWeekday, timeOf } from 'shared-domain/schedule';
import { copy } from './copy';
import type { RunningSeries } from './running-series';

/** "Toda quinta, 11:30", in São Paulo as everywhere on the page. */
export function seriesTitle({ usualStart, everyWeeks }: RunningSeries): string {
  const say = everyWeeks === 1 ? copy.every : copy.everySecond;
  return say(formatWeekday(dayOf(usualStart)), timeOf(usualStart));
}
