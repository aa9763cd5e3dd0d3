import { useSearchParams } from 'shared-portal/router';
import { FIRST_PAGE, listStateFrom, paramsOf, type ListState, type Page } from './list-state';

/** The list's state and the two ways to change it: another filter starts at the first page again. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = listStateFrom(params);
  return {
    state,
    filter: (change: Partial<Pick<ListState, 'search' | 'status'>>) =>
      setParams(paramsOf({ ...state, ...change, page: FIRST_PAGE }), { replace: true }),
    goTo: (page: Page) => setParams(paramsOf({ ...state, page })),
  };
}
