/** Key of a row in a list's order. */
export interface RowKey {
  /** The instant that the list is ordered by. */
  readonly at: string;
  readonly id: string;
}

/** Which page: the first, the last, or the one on either side of a row. */
export type Page =
  { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly row: RowKey };

export const FIRST_PAGE: Page = { at: 'first' };
export const PAGE_SIZE = 20;

const keyText = ({ at, id }: RowKey) => `${at}_${id}`;

function keyFrom(text: string | null): RowKey | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  return !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id) ? { at, id } : null;
}

/** What an address says of the page. */
export const PAGE_PARAMS = ['fim', 'depois', 'antes'] as const;

/** Reads from an address which page it asks for; the first where that makes no sense. */
export function pageFrom(params: URLSearchParams): Page {
  if (params.has('fim')) return { at: 'last' };
  const after = keyFrom(params.get('depois'));
  if (after) return { at: 'after', row: after };
  const before = keyFrom(params.get('antes'));
  return before ? { at: 'before', row: before } : FIRST_PAGE;
}

/** The same address on a page of its own. */
export function withPage(params: URLSearchParams, page: Page): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PAGE_PARAMS) next.delete(name);
  if (page.at === 'last') next.set('fim', '');
  if (page.at === 'after') next.set('depois', keyText(page.row));
  if (page.at === 'before') next.set('antes', keyText(page.row));
  return next;
}

/** One page of a list, and whether there is more on either side. */
export interface PageOf<Entry> {
  readonly entries: readonly (Entry & { readonly key: RowKey })[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The last page, and the one before a row, are read from their far end. */
const isBackwards = ({ at }: Page) => at === 'last' || at === 'before';

/** Whether a page without rows means that nothing fits at all: a page beside a row may just have run empty. */
export const isOutermost = ({ at }: Page): boolean => at === 'first' || at === 'last';

/** What a page asks of the server: one row more than it shows, from the cursor on, or from an end of the list. */
export interface Span {
  readonly cursor: RowKey | null;
  /** Towards newer rows. */
  readonly newer: boolean;
  readonly size: number;
}

/** @param ascending the list begins with the oldest */
export const spanOf = (page: Page, ascending: boolean): Span => ({
  cursor: 'row' in page ? page.row : null,
  newer: ascending !== isBackwards(page),
  size: PAGE_SIZE + 1,
});

/** Makes a page of the rows that its span brought. */
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
