import { useSearchParams } from 'shared-portal/router';
import { pageFrom, withPage, type Page } from './page';

/** The page in the address, and a function to change it that keeps the other parameters. */
export function usePage(): [Page, (page: Page) => void] {
  const [params, setParams] = useSearchParams();
  return [pageFrom(params), (page) => setParams(withPage(params, page))];
}
