import { useSyncExternalStore } from 'react';
import { useLocation } from 'shared-portal/router';
import {
  areaAt,
  matchRoute,
  routeTable,
  TERRITORIES,
  watchRoutes,
  type PortalRoute,
  type RouteTable,
} from 'shared-portal/routes';

export interface ShownRoute extends PortalRoute {
  /** Its area is not read yet, or not published: it may turn out not to exist, or to be open to fewer people. */
  readonly isPending?: true;
}

export const useRouteTable = (): RouteTable => useSyncExternalStore(watchRoutes, routeTable, routeTable);

/** The route of the current address; null: not found. */
export function useRoute(): ShownRoute | null {
  const { pathname } = useLocation();
  const { areas, routes, isComplete } = useRouteTable();
  const route = matchRoute(pathname, routes);
  const owner = route ? null : areaAt(pathname);
  if (owner === null || (isComplete && areas.some(({ name }) => name === owner))) return route;
  return { path: pathname, owner, access: TERRITORIES[owner].leastAccess, isPending: true };
}
