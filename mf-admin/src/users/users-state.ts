import type { Role } from 'shared-domain/roles';
import { isIsoDay, type IsoDay } from 'shared-domain/schedule';
import { useSearchParams } from 'shared-portal/router';
import { FIRST_PAGE, pageFrom, withPage, type Page } from '../parts/paging/page';
import { useListParams } from '../parts/use-list-params';
import { ACCOUNT_STATES, LISTED_ROLES, type AccountState } from '../parts/account/account';

export interface Sort {
  readonly by: 'last_seen_on' | 'created_at';
  readonly ascending: boolean;
}

export interface UsersFilter {
  readonly search: string;
  readonly role: Role | null;
  readonly state: AccountState | null;
  /** Days on which the account was created, both included. */
  readonly since: IsoDay | null;
  readonly until: IsoDay | null;
}

export interface UsersState extends UsersFilter {
  readonly sort: Sort;
  readonly page: Page;
}

export const NO_FILTER: UsersFilter = { search: '', role: null, state: null, since: null, until: null };
const LATEST_SEEN: Sort = { by: 'last_seen_on', ascending: false };

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  patient: 'paciente',
  professional: 'profissional',
  professional_pending: 'em-aprovacao',
  admin: 'equipe',
};

const STATE_NAMES: Readonly<Record<AccountState, string>> = {
  active: 'ativa',
  unconfirmed: 'a-confirmar',
  in_review: 'em-aprovacao',
  suspended: 'suspensa',
  blocked: 'bloqueada',
  erased: 'apagada',
};

/** Sort orders by their name in the address; the first is the default and has no name. */
const SORTS: readonly (readonly [name: string, sort: Sort])[] = [
  ['acesso', LATEST_SEEN],
  ['acesso-antigo', { by: 'last_seen_on', ascending: true }],
  ['novas', { by: 'created_at', ascending: false }],
  ['antigas', { by: 'created_at', ascending: true }],
];
export const SORT_NAMES: readonly string[] = SORTS.map(([name]) => name);

/** The sort order of a name; the latest seen first by default. */
export const sortNamed = (wanted: string | null): Sort =>
  SORTS.find(([name]) => name === wanted)?.[1] ?? LATEST_SEEN;

/** The name of a sort order. */
export const sortName = ({ by, ascending }: Sort): string =>
  SORTS.find(([, sort]) => sort.by === by && sort.ascending === ascending)?.[0] ?? '';

const dayFrom = (text: string | null): IsoDay | null => (text !== null && isIsoDay(text) ? text : null);

/** Reads the state from an address; ignores invalid values. */
export const usersStateFrom = (params: URLSearchParams): UsersState => ({
  search: params.get('busca') ?? '',
  role: LISTED_ROLES.find((role) => ROLE_NAMES[role] === params.get('papel')) ?? null,
  state: ACCOUNT_STATES.find((state) => STATE_NAMES[state] === params.get('estado')) ?? null,
  since: dayFrom(params.get('desde')),
  until: dayFrom(params.get('ate')),
  sort: sortNamed(params.get('ordem')),
  page: pageFrom(params),
});

/** Writes the state to a query. */
export function usersParams({ search, role, state, since, until, sort, page }: UsersState): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('busca', search);
  if (role) params.set('papel', ROLE_NAMES[role]);
  if (state) params.set('estado', STATE_NAMES[state]);
  if (since) params.set('desde', since);
  if (until) params.set('ate', until);
  if (sort.by !== LATEST_SEEN.by || sort.ascending) params.set('ordem', sortName(sort));
  return withPage(params, page);
}

/** Only digits and the signs of a CPF: never in the address, which histories and logs keep. */
export const isDigits = (text: string): boolean => /^[\d.\s-]*\d[\d.\s-]*$/.test(text);

/** The state of the list and setters for it: another filter or order returns to the first page. */
export function useUsersState() {
  const [params, setFilters] = useListParams();
  const [, setParams] = useSearchParams();
  const state = usersStateFrom(params);
  return {
    state,
    filter: (change: Partial<UsersFilter & Pick<UsersState, 'sort'>>) =>
      setFilters((now) => usersParams({ ...usersStateFrom(now), ...change, page: FIRST_PAGE })),
    goTo: (page: Page) => setParams(usersParams({ ...state, page })),
  };
}
