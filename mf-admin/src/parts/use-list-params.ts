import { useFilterParams } from 'shared-data/filter-params';
import { PAGE_PARAMS } from './paging/page';

/** Parameters besides the filters: the tab, the queue, the open entry, batch or row, the period of the figures, the page. */
const OTHERS = ['aba', 'fila', 'mensagem', 'cobranca', 'lote', 'registro', 'periodo', ...PAGE_PARAMS];

/** The parameters of a list, and a setter for its filters that Back undoes in one step. */
export const useListParams = () => useFilterParams(OTHERS);
