import { useSyncExternalStore } from 'react';
import { useLocation } from 'shared-portal/router';
import { areaAt, matchRoute, routeTable, type PortalRoute, type RouteTable } from 'shared-portal/routes';

export interface ShownRoute extends PortalRoute {
  /** Its area is not read yet, or not published: whether it exists, and for whom, is unknown. */
  readonly isPending?: true;
}

const { subscribe, getState } = routeTable;

/** The page's table, also while it is prerendered and hydrated. */
export const useRouteTable = (): RouteTable => useSyncExternalStore(subscribe, getState, getState);

/** The route of the current address; null: not found. */
export function useRoute(): ShownRoute | null {
  const { pathname } = useLocation();
  const { areas, routes, isComplete } = useRouteTable();
  const route = matchRoute(pathname, routes);
  const owner = route ? null : areaAt(pathname);
  if (owner === null || (isComplete && areas.some(({ name }) => name === owner))) return route;
  return { path: pathname, owner, access: { kind: 'public' }, isPending: true };
}
