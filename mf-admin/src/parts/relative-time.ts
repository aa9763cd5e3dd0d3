import { addDays, dayOf, formatDayNumeric, timeOf, type Instant, type IsoDay } from 'shared-domain/schedule';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "16/11" */
export const dayAndMonth = (day: IsoDay): string => formatDayNumeric(day).slice(0, 5);

/** A past day: "ontem", "16/11", in another year "16/11/2025". */
function pastDay(day: IsoDay, today: IsoDay): string {
  if (day === addDays(today, -1)) return 'ontem';
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : formatDayNumeric(day);
}

/** When a message arrived: "11:12" today, else the day. */
export function messageTime(moment: Instant, now: Date): string {
  const [day, today] = [dayOf(moment), dayOf(now)];
  return day === today ? timeOf(moment) : pastDay(day, today);
}

/** How long ago something happened: "agora", "há 12 min", "há 2h", then the day. */
export function timeAgo(moment: Instant, now: Date): string {
  const passed = now.getTime() - Date.parse(moment);
  const [day, today] = [dayOf(moment), dayOf(now)];
  if (passed < MINUTE_MS) return 'agora';
  if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`;
  return day === today ? `há ${Math.floor(passed / HOUR_MS)}h` : pastDay(day, today);
}
