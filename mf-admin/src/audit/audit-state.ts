import { addDays, dayOf, momentOf } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import { FIRST_PAGE, pageFrom, withPage, type Page } from '../parts/paging/page';
import { useListParams } from '../parts/use-list-params';

export const AUDIT_AREAS = ['money', 'reads', 'approvals', 'settings', 'accounts', 'consultations'] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** Names of the areas in the address. */
const AREA_NAMES: Readonly<Record<AuditArea, string>> = {
  money: 'dinheiro',
  reads: 'leituras',
  approvals: 'aprovacoes',
  settings: 'configuracoes',
  accounts: 'contas',
  consultations: 'consultas',
};

/** Days back; `tudo` is the whole log. */
export const WHENS = ['7', '30', '90', '365', 'tudo'] as const;
export type When = (typeof WHENS)[number];

export interface AuditFilter {
  readonly area: AuditArea | null;
  /** An account's id, the jobs, or anybody. */
  readonly who: string | null;
  /** An e-mail address or an identifier, as typed. */
  readonly about: string;
  readonly when: When;
  /** As the log has it: "189.6.1.0/24". */
  readonly network: string | null;
}

export const JOBS = 'tarefas';
export const NO_FILTER: AuditFilter = { area: null, who: null, about: '', when: '7', network: null };

export interface AuditState extends AuditFilter {
  readonly page: Page;
}

/** Reads the state from an address; ignores invalid values. */
function auditStateFrom(params: URLSearchParams): AuditState {
  const who = params.get('quem');
  return {
    area: AUDIT_AREAS.find((area) => AREA_NAMES[area] === params.get('ver')) ?? null,
    who: who === JOBS || (who !== null && isUuid(who)) ? who : null,
    about: params.get('sobre') ?? '',
    when: WHENS.find((when) => when === params.get('quando')) ?? NO_FILTER.when,
    network: params.get('rede') || null,
    page: pageFrom(params),
  };
}

/** Writes the state to a query. */
function auditParams({ area, who, about, when, network, page }: AuditState): URLSearchParams {
  const params = new URLSearchParams();
  if (area) params.set('ver', AREA_NAMES[area]);
  if (who) params.set('quem', who);
  if (about) params.set('sobre', about);
  if (when !== NO_FILTER.when) params.set('quando', when);
  if (network) params.set('rede', network);
  return withPage(params, page);
}

/** The start of the period, at midnight in São Paulo; null for the whole log. */
export const sinceOf = (when: When, now: Date): string | null =>
  when === 'tudo' ? null : momentOf(addDays(dayOf(now), -Number(when)), '00:00').toISOString();

/** The state of the page and setters for it: another filter returns to the first page. */
export function useAuditState() {
  const [params, setFilters] = useListParams();
  const [, setParams] = useSearchParams();
  const state = auditStateFrom(params);
  return {
    state,
    filter: (change: Partial<AuditFilter>) =>
      setFilters((now) => auditParams({ ...auditStateFrom(now), ...change, page: FIRST_PAGE })),
    goTo: (page: Page) => setParams(auditParams({ ...state, page })),
  };
}

const OPEN = 'registro';
const FROM_LIST = { isFromList: true };

/** The row whose drawer is open, the address that opens one, and closing it: Back does the same. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return {
    id: params.get(OPEN),
    linkTo: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(OPEN, id);
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

/** The whole log of one network. */
export const addressOfNetwork = (network: string): string =>
  `/admin/auditoria?${auditParams({ ...NO_FILTER, when: 'tudo', network, page: FIRST_PAGE })}`;

/** An address that opens this row in any list: its page begins with it. */
export function addressOfEntry({ at, id }: { readonly at: string; readonly id: string }): string {
  const params = auditParams({
    ...NO_FILTER,
    when: 'tudo',
    page: { at: 'after', row: { at, id: String(Number(id) + 1) } },
  });
  params.set(OPEN, id);
  return `/admin/auditoria?${params}`;
}
