import type { ShownStatus } from 'shared-domain/status';
import { OWED_BACK } from '../parts/owed-back';
import { pageFrom, withPage, type Page } from '../parts/paging/page';

/** The states that the filter offers, in its order: the four that are specified first. */
export const FILTER_STATUSES = [
  'scheduled',
  'completed',
  'cancelled',
  'pending',
  'no_show',
  'expired',
] as const satisfies readonly ShownStatus[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** The list's order; which of two rows of one instant comes first, their ids decide. */
export interface Sort {
  readonly by: 'starts_at' | 'created_at';
  readonly ascending: boolean;
}

export type Tab = 'consultations' | 'payments';

/** What the page shows. It lives in the address. */
export interface ListState {
  readonly tab: Tab;
  readonly search: string;
  readonly status: FilterStatus | null;
  /** Of the payments those alone whose money has to go back. */
  readonly owedBack: boolean;
  readonly sort: Sort;
  readonly page: Page;
}

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

/** Reads the list's state from an address; what makes no sense there is ignored. */
export function listStateFrom(params: URLSearchParams): ListState {
  const status = params.get('status');
  return {
    tab: params.get('aba') === PAYMENTS ? 'payments' : 'consultations',
    search: params.get('busca') ?? '',
    status: FILTER_STATUSES.find((known) => known === status) ?? null,
    owedBack: status === OWED_BACK,
    sort: sortNamed(params.get('ordem')),
    page: pageFrom(params),
  };
}

/** Writes the list's state as an address carries it. */
export function paramsOf({ tab, search, status, owedBack, sort, page }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'payments') params.set('aba', PAYMENTS);
  if (search) params.set('busca', search);
  if (status) params.set('status', status);
  if (owedBack) params.set('status', OWED_BACK);
  if (sort.by !== LATEST_FIRST.by || sort.ascending) params.set('ordem', sortName(sort));
  return withPage(params, page);
}
