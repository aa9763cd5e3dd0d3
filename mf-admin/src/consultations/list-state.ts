import type { ConsultationStatus } from 'shared-domain/status';

/** The statuses the filter offers, in its order. */
export const FILTER_STATUSES = [
  'scheduled',
  'completed',
  'cancelled',
  'pending',
] as const satisfies readonly ConsultationStatus[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** Key of a row in the list's order. */
export interface RowKey {
  readonly startsAt: string;
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
  readonly page: Page;
}

export const FIRST_PAGE: Page = { at: 'first' };
const PAYMENTS = 'pagamentos';

const keyText = ({ startsAt, id }: RowKey) => `${startsAt}_${id}`;

function keyFrom(text: string | null): RowKey | null {
  const [startsAt = '', id = ''] = (text ?? '').split('_');
  return !Number.isNaN(Date.parse(startsAt)) && /^[0-9a-f-]{36}$/.test(id) ? { startsAt, id } : null;
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
    page: pageFrom(params),
  };
}

/** Writes the list's state as an address carries it. */
export function paramsOf({ tab, search, status, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'payments') params.set('aba', PAYMENTS);
  if (search) params.set('busca', search);
  if (status) params.set('status', status);
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

/** Pages towards the newer end are read backwards. */
export const readsNewer = ({ at }: Page): boolean => at === 'last' || at === 'before';

/** Makes a page of rows that were asked for one more than it shows. */
export function pageOf<Entry extends { readonly key: RowKey }>(
  rows: readonly Entry[],
  page: Page,
): PageOf<Entry> {
  const more = rows.length > PAGE_SIZE;
  const entries = rows.slice(0, PAGE_SIZE);
  return readsNewer(page)
    ? { entries: entries.toReversed(), hasPrevious: more, hasNext: page.at === 'before' }
    : { entries, hasPrevious: page.at === 'after', hasNext: more };
}
