import { useFilterParams } from 'shared-data/filter-params';
import { PAGE_PARAMS } from './paging/page';

/** What the address of a list says besides its filters: the tab, the open entry, the page. */
const OTHERS = ['aba', 'mensagem', ...PAGE_PARAMS];

/** The address of a list, and a way to change its filters that Back undoes in one step. */
export const useListParams = () => useFilterParams(OTHERS);
