import type { ConsultationStatus } from 'shared-domain/status';

/** The statuses the filter offers, in its order. */
export const FILTER_STATUSES = [
  'scheduled',
  'completed',
  'cancelled',
  'pending',
] as const satisfies readonly ConsultationStatus[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** The list's order; which of two rows of one instant comes first, their ids decide. */
export interface Sort {
  readonly by: 'starts_at' | 'created_at';
  readonly ascending: boolean;
}

/** Key of a row in the list's order. */
export interface RowKey {
  /** The instant that the list is ordered by. */
  readonly at: string;
  readonly id: string;
}

/** Which page: the first, the last, or the one on either side of a row. */
export type Page =
  { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly row: RowKey };

export type Tab = 'consultations' | 'payments';

/** What the page shows. It lives in the address. */
export interface ListState {
  readonly tab: Tab;
  readonly search: string;
  readonly status: FilterStatus | null;
  readonly sort: Sort;
  readonly page: Page;
}

export const FIRST_PAGE: Page = { at: 'first' };
export const LATEST_FIRST: Sort = { by: 'starts_at', ascending: false };
const PAYMENTS = 'pagamentos';

/** Orders by the name that the address carries; the first is what it does not name. */
const SORTS: readonly (readonly [name: string, sort: Sort])[] = [
  ['recentes', LATEST_FIRST],
  ['antigas', { by: 'starts_at', ascending: true }],
  ['criadas-por-ultimo', { by: 'created_at', ascending: false }],
  ['criadas-primeiro', { by: 'created_at', ascending: true }],
];
export const SORT_NAMES: readonly string[] = SORTS.map(([name]) => name);

/** The order of a name; the latest first where there is none of that name. */
export const sortNamed = (wanted: string | null): Sort =>
  SORTS.find(([name]) => name === wanted)?.[1] ?? LATEST_FIRST;

/** The name of an order. */
export const sortName = ({ by, ascending }: Sort): string =>
  SORTS.find(([, sort]) => sort.by === by && sort.ascending === ascending)?.[0] ?? '';

const keyText = ({ at, id }: RowKey) => `${at}_${id}`;

function keyFrom(text: string | null): RowKey | null {
  const [at = '', id = ''] = (text ?? '').split('_');
  return !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id) ? { at, id } : null;
}

function pageFrom(params: URLSearchParams): Page {
  if (params.has('fim')) return { at: 'last' };
  const after = keyFrom(params.get('depois'));
  if (after) return { at: 'after', row: after };
  const before = keyFrom(params.get('antes'));
  return before ? { at: 'before', row: before } : FIRST_PAGE;
}

/** Reads the list's state from an address; what makes no sense there is ignored. */
export function listStateFrom(params: URLSearchParams): ListState {
  const status = params.get('status');
  return {
    tab: params.get('aba') === PAYMENTS ? 'payments' : 'consultations',
    search: params.get('busca') ?? '',
    status: FILTER_STATUSES.find((known) => known === status) ?? null,
    sort: sortNamed(params.get('ordem')),
    page: pageFrom(params),
  };
}

/** Writes the list's state as an address carries it. */
export function paramsOf({ tab, search, status, sort, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'payments') params.set('aba', PAYMENTS);
  if (search) params.set('busca', search);
  if (status) params.set('status', status);
  if (sort.by !== LATEST_FIRST.by || sort.ascending) params.set('ordem', sortName(sort));
  if (page.at === 'last') params.set('fim', '');
  if (page.at === 'after') params.set('depois', keyText(page.row));
  if (page.at === 'before') params.set('antes', keyText(page.row));
  return params;
}

/** One page of a list, and whether there is more on either side. */
export interface PageOf<Entry> {
  readonly entries: readonly (Entry & { readonly key: RowKey })[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export const PAGE_SIZE = 20;

/** The last page, and the one before a row, are read from their far end. */
const isBackwards = ({ at }: Page) => at === 'last' || at === 'before';

/** Whether a page without rows means that nothing fits at all: a page beside a row may just have run empty. */
export const isOutermost = ({ at }: Page): boolean => at === 'first' || at === 'last';

/** Whether the server is to read towards newer rows. */
export const readsNewer = ({ sort, page }: ListState): boolean => sort.ascending !== isBackwards(page);

/** Makes a page of rows that were asked for one more than it shows. */
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
