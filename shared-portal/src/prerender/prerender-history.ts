import { hrefOf, type PortalHistory } from '../history';
import type { Location } from '../router';

const nowhere = () => undefined;

/** The history of a prerendered page: fixed at a path with its query, without navigation. */
export function prerenderHistory(address: string): PortalHistory {
  const [pathname = '/', query] = address.split('?', 2);
  const location = {
    pathname,
    search: query ? `?${query}` : '',
    hash: '',
    state: null,
    key: 'default',
  } as Location;
  return {
    get: () => ({ location, action: 'POP' }),
    listen: () => nowhere,
    navigator: {
      createHref: hrefOf,
      go: nowhere,
      push: nowhere,
      replace: nowhere,
    },
  };
}
