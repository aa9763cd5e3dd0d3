import { isUuid } from 'shared-domain/uuid';

/** Key of a row in a list's order. */
export interface RowKey {
  /** The instant by which the list is sorted; `-infinity`: never. */
  readonly at: string;
  readonly id: string;
}

/** Which page: the first, the last, or the one before or after a row. */
export type Page =
  { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly row: RowKey };

export const FIRST_PAGE: Page = { at: 'first' };
export const PAGE_SIZE = 20;

const keyText = ({ at, id }: RowKey) => `${at}_${id}`;

function keyFrom(text: string | null): RowKey | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  const isInstant =
    at === '-infinity' || (/^[0-9]{4}-[0-9]{2}-[0-9]{2}T/.test(at) && !Number.isNaN(Date.parse(at)));
  return isInstant && (isUuid(id) || /^\d{1,15}$/.test(id)) ? { at, id } : null;
}

/** Page parameters in the address. */
export const PAGE_PARAMS = ['fim', 'depois', 'antes'] as const;

/** Reads the page from an address; the first if invalid. */
export function pageFrom(params: URLSearchParams): Page {
  if (params.has('fim')) return { at: 'last' };
  const after = keyFrom(params.get('depois'));
  if (after) return { at: 'after', row: after };
  const before = keyFrom(params.get('antes'));
  return before ? { at: 'before', row: before } : FIRST_PAGE;
}

/** The same address with another page. */
export function withPage(params: URLSearchParams, page: Page): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PAGE_PARAMS) next.delete(name);
  if (page.at === 'last') next.set('fim', '');
  if (page.at === 'after') next.set('depois', keyText(page.row));
  if (page.at === 'before') next.set('antes', keyText(page.row));
  return next;
}

/** One page of a list, and whether there are more on either side. */
export interface PageOf<Entry> {
  readonly entries: readonly (Entry & { readonly key: RowKey })[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The last page, and the one before a row, are read backwards. */
const isBackwards = ({ at }: Page) => at === 'last' || at === 'before';

/** Whether a page without rows means that nothing matches: a page next to a row may only have been emptied. */
export const isOutermost = ({ at }: Page): boolean => at === 'first' || at === 'last';

/** Request of a page: one row more than it shows, from the cursor or from an end of the list. */
export interface Span {
  readonly cursor: RowKey | null;
  /** Towards newer rows. */
  readonly newer: boolean;
  readonly size: number;
}

/** @param ascending the list starts with the oldest */
export const spanOf = (page: Page, ascending: boolean): Span => ({
  cursor: 'row' in page ? page.row : null,
  newer: ascending !== isBackwards(page),
  size: PAGE_SIZE + 1,
});

/** Builds a page from the rows of its span. */
export function pageOf<Entry extends { readonly key: RowKey }>(
  rows: readonly Entry[],
  page: Page,
): PageOf<Entry> {
  const more = rows.length > PAGE_SIZE;
  const entries = rows.slice(0, PAGE_SIZE);
  return isBackwards(page)
    ? { entries: entries.toReversed(), hasPrevious: more, hasNext: page.at === 'before' }
    : { entries, hasPrevious: page.at === 'after', hasNext: more };
}
