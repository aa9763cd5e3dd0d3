/** A range of hours on a weekday: 1 for Monday, 7 for Sunday; 'HH:MM'. */
export interface WeeklyRange {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

const NAMES = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** "9h", "12h20" */
function hour(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** "segunda a sexta", "terça e quinta" */
function dayNames(weekdays: readonly number[]): string {
  const names = weekdays.map((weekday) => NAMES[weekday - 1] ?? '');
  const [first = 0] = weekdays;
  const isRow = weekdays.length > 2 && weekdays.every((weekday, index) => weekday === first + index);
  return isRow ? `${names[0]} a ${names.at(-1)}` : listed(names);
}

/** Weekly hours in words, days with the same hours together: "Segunda a sexta, 9h às 12h20 e 14h às 18h10". */
export function describeWeek(ranges: readonly WeeklyRange[]): readonly string[] {
  const byDay = new Map<number, string[]>();
  for (const { weekday, from, to } of ranges.toSorted(
    (a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from),
  ))
    byDay.set(weekday, [...(byDay.get(weekday) ?? []), `${hour(from)} às ${hour(to)}`]);
  const byHours = new Map<string, number[]>();
  for (const [weekday, hours] of byDay) {
    const words = listed(hours);
    byHours.set(words, [...(byHours.get(words) ?? []), weekday]);
  }
  return [...byHours].map(([hours, weekdays]) => {
    const days = dayNames(weekdays);
    return `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${hours}`;
  });
}
