import { useSearchParams } from 'shared-portal/router';
import { pageFrom, withPage, type Page } from './page';

/** The page that the address asks for, and the way to another; what else the address says stays. */
export function usePage(): [Page, (page: Page) => void] {
  const [params, setParams] = useSearchParams();
  return [pageFrom(params), (page) => setParams(withPage(params, page))];
}
