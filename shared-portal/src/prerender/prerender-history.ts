import { hrefOf, type PortalHistory } from '../history';
import type { Location } from '../router';

const nowhere = () => undefined;

/** The history of a prerendered page: fixed at `pathname`, without navigation. */
export function prerenderHistory(pathname: string): PortalHistory {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' } as Location;
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
