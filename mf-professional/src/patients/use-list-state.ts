import { useSearchParams } from 'shared-portal/router';
import { useFilterParams } from 'shared-data/filter-params';
import { FIRST_PAGE, listStateFrom, OTHER_PARAMS, paramsOf, type ListState, type Page } from './list-state';

/** The state in the address, and setters: another search, filter or order returns to the first page. */
export function useListState() {
  const [params, setFilters] = useFilterParams(OTHER_PARAMS);
  const [, setParams] = useSearchParams();
  const state = listStateFrom(params);
  return {
    state,
    filter: (change: Partial<Omit<ListState, 'page'>>) =>
      setFilters((now) => paramsOf({ ...listStateFrom(now), ...change, page: FIRST_PAGE })),
    goTo: (page: Page) => setParams(paramsOf({ ...state, page })),
  };
}
