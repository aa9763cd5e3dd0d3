import { addDays, dateBlock, dayOf, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';

/** "08:31" today, "ontem", "sáb." within a week, else "19 nov.", with the year if it is another one. */
export function shortWhen(at: Instant, now: Date): string {
  const day = dayOf(at);
  const today = dayOf(now);
  if (day >= today) return timeOf(at);
  if (day === addDays(today, -1)) return copy.yesterday;
  const block = dateBlock(day);
  if (day > addDays(today, -7)) return block.weekday;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${block.day} ${block.month}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`;
}
