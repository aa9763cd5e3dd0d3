import { useFilterParams } from 'shared-data/filter-params';
import { useSearchParams } from 'shared-portal/router';
import { listStateFrom, paramsOf, type ListState } from './list-state';

/** The state in the address, and setters: another filter returns to the first page. */
export function useListState() {
  const [params, setFilters] = useFilterParams(['mes', 'pagina']);
  const [, setParams] = useSearchParams();
  const state = listStateFrom(params);
  return {
    state,
    filter: (change: Partial<Omit<ListState, 'page'>>) =>
      setFilters((now) => paramsOf(now, { ...listStateFrom(now), ...change, page: 1 })),
    goTo: (page: number) => setParams(paramsOf(params, { ...state, page })),
  };
}
