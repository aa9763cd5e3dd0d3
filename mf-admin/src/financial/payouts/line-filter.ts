import { FIRST_PAGE, withPage } from '../../parts/paging/page';
import { useListParams } from '../../parts/use-list-params';
import type { Batch } from './batch';

const SEARCH = 'busca';
const SITUATION = 'linhas';

/** Names of the situations in the address. */
const NAMES = {
  check: 'conferir',
  ready: 'prontas',
  to_pay: 'a-pagar',
  held: 'retidas',
  paid: 'pagas',
  returned: 'devolvidas',
} as const;
export type Situation = keyof typeof NAMES;

/** Which lines of a batch are shown. */
export interface LineFilter {
  readonly search: string;
  readonly situation: Situation | null;
}

/** The situations that are possible in the batch's state, with the number of lines in each. */
export function situationsOf(batch: Batch): readonly (readonly [Situation, number])[] {
  const { state, ready, warned, held, paid, returned } = batch;
  if (state === 'discarded') return [];
  if (state === 'prepared')
    return [
      ['check', warned],
      ['held', held],
      ['ready', ready - warned],
    ];
  return [
    ['to_pay', ready],
    ['paid', paid],
    ['returned', returned],
    ['held', held],
  ];
}

/** The filter in the address and a setter. A situation that the batch's state does not have is ignored. */
export function useLineFilter(batch: Batch) {
  const [params, setFilters] = useListParams();
  const named = params.get(SITUATION);
  const [situation = null] = situationsOf(batch).find(([known]) => NAMES[known] === named) ?? [];
  const filter: LineFilter = { search: params.get(SEARCH) ?? '', situation };
  return {
    filter,
    change: (next: Partial<LineFilter>) =>
      setFilters((now) => {
        const changed = withPage(now, FIRST_PAGE);
        const wanted = { ...filter, ...next };
        changed.delete(SEARCH);
        changed.delete(SITUATION);
        if (wanted.search) changed.set(SEARCH, wanted.search);
        if (wanted.situation) changed.set(SITUATION, NAMES[wanted.situation]);
        return changed;
      }),
  };
}
