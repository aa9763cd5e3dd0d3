import { isIsoDay, type IsoDay } from 'shared-domain/schedule';
import type { ShownStatus } from 'shared-domain/status';
import { CHARGE_STATES, type ChargeState } from '../parts/charge/charge-state';
import { pageFrom, withPage, type Page } from '../parts/paging/page';

/** The statuses of the filter, in its order: the four from the specification first. */
export const FILTER_STATUSES = [
  'scheduled',
  'completed',
  'cancelled',
  'pending',
  'no_show',
  'expired',
] as const satisfies readonly ShownStatus[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** Sort order of the list; ties are broken by id. */
export interface Sort {
  readonly by: 'starts_at' | 'created_at';
  readonly ascending: boolean;
}

export type Tab = 'consultations' | 'payments';

/** State of the page, stored in the address. */
export interface ListState {
  readonly tab: Tab;
  readonly search: string;
  readonly status: FilterStatus | null;
  /** Part of the professional's name. */
  readonly professional: string;
  /** First and last day, in São Paulo. */
  readonly since: IsoDay | null;
  readonly until: IsoDay | null;
  /** State of the payments. */
  readonly payment: ChargeState | null;
  readonly sort: Sort;
  readonly page: Page;
}

export const LATEST_FIRST: Sort = { by: 'starts_at', ascending: false };
const PAYMENTS = 'pagamentos';

/** States of payments by their names in the address. */
const PAYMENT_NAMES: Record<ChargeState, string> = {
  pending: 'pendente',
  paid: 'pago',
  expired: 'expirado',
  failed: 'falhou',
  refund_due: 'a-reembolsar',
  refunded: 'reembolsado',
  partly_refunded: 'parte-reembolsada',
};

/** Sort orders by their name in the address; the first is the default and has no name. */
const SORTS: readonly (readonly [name: string, sort: Sort])[] = [
  ['recentes', LATEST_FIRST],
  ['antigas', { by: 'starts_at', ascending: true }],
  ['criadas-por-ultimo', { by: 'created_at', ascending: false }],
  ['criadas-primeiro', { by: 'created_at', ascending: true }],
];
export const SORT_NAMES: readonly string[] = SORTS.map(([name]) => name);

/** The sort order of a name; latest first by default. */
export const sortNamed = (wanted: string | null): Sort =>
  SORTS.find(([name]) => name === wanted)?.[1] ?? LATEST_FIRST;

/** The name of a sort order. */
export const sortName = ({ by, ascending }: Sort): string =>
  SORTS.find(([, sort]) => sort.by === by && sort.ascending === ascending)?.[0] ?? '';

/** Whether the list may leave out consultations. */
export const isFiltered = (state: ListState): boolean =>
  state.search !== '' || state.status !== null || moreFilters(state) > 0;

/** How many filters are set besides search and status. */
export const moreFilters = ({ professional, since, until }: ListState): number =>
  [professional, since, until].filter(Boolean).length;

export const NO_FILTER = { search: '', status: null, professional: '', since: null, until: null } as const;

const dayFrom = (text: string | null): IsoDay | null => (text !== null && isIsoDay(text) ? text : null);

/** Reads the list state from an address; ignores invalid values. */
export function listStateFrom(params: URLSearchParams): ListState {
  const status = params.get('status');
  return {
    tab: params.get('aba') === PAYMENTS ? 'payments' : 'consultations',
    search: params.get('busca') ?? '',
    status: FILTER_STATUSES.find((known) => known === status) ?? null,
    professional: params.get('profissional') ?? '',
    since: dayFrom(params.get('desde')),
    until: dayFrom(params.get('ate')),
    payment: CHARGE_STATES.find((known) => PAYMENT_NAMES[known] === status) ?? null,
    sort: sortNamed(params.get('ordem')),
    page: pageFrom(params),
  };
}

/** Writes the list state to a query. */
export function paramsOf(state: ListState): URLSearchParams {
  const { tab, search, status, professional, since, until, payment, sort, page } = state;
  const params = new URLSearchParams();
  if (tab === 'payments') params.set('aba', PAYMENTS);
  if (search) params.set('busca', search);
  if (status) params.set('status', status);
  if (professional) params.set('profissional', professional);
  if (since) params.set('desde', since);
  if (until) params.set('ate', until);
  if (payment) params.set('status', PAYMENT_NAMES[payment]);
  if (sort.by !== LATEST_FIRST.by || sort.ascending) params.set('ordem', sortName(sort));
  return withPage(params, page);
}
