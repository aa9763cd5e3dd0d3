import { useSearchParams } from 'shared-portal/router';
import { FIRST_PAGE, type Page } from '../parts/paging/page';
import { useListParams } from '../parts/use-list-params';
import { listStateFrom, paramsOf, type ListState } from './list-state';

/** Search, filters and order of a list. */
export type ListFilter = Partial<Omit<ListState, 'tab' | 'page'>>;

/** The list state and setters for it: another filter or order returns to the first page. */
export function useListState() {
  const [params, setFilters] = useListParams();
  const [, setParams] = useSearchParams();
  const state = listStateFrom(params);
  return {
    state,
    filter: (change: ListFilter) =>
      setFilters((now) => paramsOf({ ...listStateFrom(now), ...change, page: FIRST_PAGE })),
    goTo: (page: Page) => setParams(paramsOf({ ...state, page })),
  };
}
