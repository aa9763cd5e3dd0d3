import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import { isUuid } from 'shared-domain/uuid';
import { FIRST_PAGE, pageFrom, withPage, type Page } from '../parts/paging/page';
import { useListParams } from '../parts/use-list-params';
import { CHARGE_STATES, WAYS, type ChargeState, type Way } from '../parts/charge/charge-state';
import { periodNamed, type PeriodName } from './period';

const OPEN = 'cobranca';
const PERIOD = 'periodo';
const SEARCH = 'busca';
const STATE = 'estado';
/** Address parameters that replace the page's period. */
const WHENS = { today: 'hoje', whenever: 'sempre' } as const;
const WAY = 'meio';
const MIN = 'de';
const MAX = 'ate';

/** The charges of the page's period, of today, or of all time. */
export type When = 'period' | keyof typeof WHENS;

/** What the page shows of the charges, stored in the address. */
export interface ChargeFilter {
  readonly search: string;
  readonly state: ChargeState | null;
  readonly when: When;
  readonly way: Way | null;
  /** The least and the most in reais, as typed; without effect unless they are amounts. */
  readonly min: string;
  readonly max: string;
}

export const NO_FILTER: ChargeFilter = {
  search: '',
  state: null,
  when: 'period',
  way: null,
  min: '',
  max: '',
};

export interface ChargesState extends ChargeFilter {
  readonly period: PeriodName;
  readonly page: Page;
}

/** Reads the state from an address; ignores invalid values. */
function chargesStateFrom(params: URLSearchParams): ChargesState {
  const state = params.get(STATE);
  const way = params.get(WAY);
  return {
    period: periodNamed(params.get(PERIOD)),
    search: params.get(SEARCH) ?? '',
    state: CHARGE_STATES.find((known) => known === state) ?? null,
    when: params.has(WHENS.whenever) ? 'whenever' : params.has(WHENS.today) ? 'today' : 'period',
    way: WAYS.find((known) => known === way) ?? null,
    min: params.get(MIN) ?? '',
    max: params.get(MAX) ?? '',
    page: pageFrom(params),
  };
}

const put = (params: URLSearchParams, name: string, value: string | null) => {
  if (value === null) params.delete(name);
  else params.set(name, value);
};

/** The state of the page and setters for it: another filter or period returns to the first page. */
export function useChargesState() {
  const [params, setFilters] = useListParams();
  const [, setParams] = useSearchParams();
  const state = chargesStateFrom(params);
  return {
    state,
    filter: (change: Partial<ChargeFilter>) =>
      setFilters((now) => {
        const next = withPage(now, FIRST_PAGE);
        if (change.search !== undefined) put(next, SEARCH, change.search || null);
        if (change.state !== undefined) put(next, STATE, change.state);
        if (change.when !== undefined)
          for (const when of ['today', 'whenever'] as const)
            put(next, WHENS[when], change.when === when ? '' : null);
        if (change.way !== undefined) put(next, WAY, change.way);
        if (change.min !== undefined) put(next, MIN, change.min || null);
        if (change.max !== undefined) put(next, MAX, change.max || null);
        return next;
      }),
    choosePeriod: (period: PeriodName) => {
      const next = withPage(params, FIRST_PAGE);
      put(next, PERIOD, periodNamed(null) === period ? null : period);
      setParams(next);
    },
    goTo: (page: Page) => setParams(withPage(params, page)),
  };
}

/** State of the history entry that opened a charge from its list. */
const FROM_LIST = { isFromList: true };

/** The charge whose drawer is open, the address that opens one, and closing it: Back does the same. */
export function useOpenCharge() {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const id = params.get(OPEN);
  return {
    id: id !== null && isUuid(id) ? id : null,
    linkTo: (charge: string) => {
      const next = new URLSearchParams(params);
      next.set(OPEN, charge);
      return { to: `${pathname}?${next}`, state: FROM_LIST };
    },
    close: () => {
      if (typeof state === 'object' && state !== null && 'isFromList' in state) return void navigate(-1);
      const next = new URLSearchParams(params);
      next.delete(OPEN);
      setParams(next, { replace: true });
    },
  };
}
