import type { IsoDay } from 'shared-domain/schedule';
import type { Agenda } from './agenda';
import { hoursOn, itemsOf, type DayItem, type Span } from './day-items';

/** A row of a day's list. */
export type DayRow =
  | { readonly kind: 'item'; readonly item: DayItem }
  /** Between two ranges of hours. */
  | ({ readonly kind: 'pause' } & Span)
  | { readonly kind: 'now'; readonly from: number };

const startOf = (row: DayRow) => (row.kind === 'item' ? row.item.from : row.from);

/**
 * A day as a list: what it shows, pauses without anything in them, and now; nothing without items.
 * @param nowAt minutes of the day; null: not today
 */
export function rowsOf(agenda: Agenda, day: IsoDay, nowAt: number | null): readonly DayRow[] {
  const items = itemsOf(agenda, day);
  if (items.length === 0) return [];
  const hours = hoursOn(agenda, day);
  const pauses = hours.slice(1).flatMap(({ from: to }, place): DayRow[] => {
    const from = hours[place]?.to ?? to;
    const isUsed = items.some((item) => item.from < to && item.to > from);
    return to > from && !isUsed ? [{ kind: 'pause', from, to }] : [];
  });
  const rows: DayRow[] = [...items.map((item): DayRow => ({ kind: 'item', item })), ...pauses];
  if (nowAt !== null) rows.push({ kind: 'now', from: nowAt });
  // What begins now is below the line.
  return rows.toSorted(
    (a, b) => startOf(a) - startOf(b) || Number(b.kind === 'now') - Number(a.kind === 'now'),
  );
}
