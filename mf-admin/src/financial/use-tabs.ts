import type { Tab } from '../parts/tabs';
import { copy } from './copy';
import { useMoneyCounts } from './use-counts';

const TABS = ['charges', 'payouts', 'refunds', 'absences', 'suspense', 'jobs'] as const;
type TabName = (typeof TABS)[number];

const PATH = '/admin/financial';
/** Names of the tabs in the address; the first has none. */
const NAMES: Record<TabName, string | null> = {
  charges: null,
  payouts: 'repasses',
  refunds: 'reembolsos',
  absences: 'ausencias',
  suspense: 'identificar',
  jobs: 'tarefas',
};

/** The tab of the address, and all tabs with what waits in them. */
export function useTabs(params: URLSearchParams): { readonly tab: TabName; readonly tabs: readonly Tab[] } {
  const { data, isError } = useMoneyCounts();
  const tab = TABS.find((known) => NAMES[known] !== null && NAMES[known] === params.get('aba')) ?? 'charges';
  const waiting: Partial<Record<TabName, number | undefined>> = {
    payouts: data?.payouts,
    refunds: data && data.decisions + data.refunds,
    absences: data?.absences,
    suspense: data?.suspense,
    jobs: data?.failing,
  };
  return {
    tab,
    tabs: TABS.map((known) => ({
      to: NAMES[known] === null ? PATH : `${PATH}?aba=${NAMES[known]}`,
      label: copy.tabs[known],
      current: known === tab,
      count: known in waiting ? { data: waiting[known], isError } : undefined,
    })),
  };
}
