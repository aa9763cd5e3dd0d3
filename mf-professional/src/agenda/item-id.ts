import type { DayItem } from './day-items';

/** Id of a consultation's element: its panel opens beside it. */
export const consultationElement = (id: string): string => `sessao-${id}`;

/** Id of the drawn range that is to be booked or blocked. */
export const CHOSEN_ELEMENT = 'intervalo';

/** Id of an item's element. A block of several days has one element a day. */
export function elementOf(item: DayItem, day: string): string {
  if (item.kind === 'consultation') return consultationElement(item.consultation.id);
  return item.kind === 'block' ? `bloqueio-${item.block.id}-${day}` : `livre-${item.startsAt}`;
}
