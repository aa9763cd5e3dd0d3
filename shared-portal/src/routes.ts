import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Access } from 'shared-domain/guard';

export const AREA_NAMES = ['mf-public', 'mf-patient', 'mf-professional', 'mf-admin'] as const;
export type AreaName = (typeof AREA_NAMES)[number];
export type RouteOwner = AreaName | 'shell';

/** Area names for sentences such as "A área do paciente está indisponível". */
export const AREA_LABELS: Record<AreaName, string> = {
  'mf-public': 'pública',
  'mf-patient': 'do paciente',
  'mf-professional': 'do profissional',
  'mf-admin': 'administrativa',
};

export interface PortalRoute {
  /** Matched exactly; `:id` matches one segment. */
  readonly path: string;
  readonly owner: RouteOwner;
  readonly access: Access;
  /** Absent for the shell's own. */
  readonly title?: string;
}

/** A route of an area's manifest, as `/remotes.json` lists it. */
export interface AreaRoute {
  readonly path: string;
  readonly access: Access;
  /** Title of the document until the screen has set its own. */
  readonly title: string;
  /** Entries of the header's menus. */
  readonly menu?: readonly MenuEntry[];
  /** A server renders it for each request. */
  readonly served?: true;
  /** The build renders it. */
  readonly prerendered?: true;
}

/** Icons that the header has. */
export type MenuIcon = 'calendar' | 'dashboard' | 'message' | 'person' | 'people' | 'wallet';

/** An entry in the header of signed-in users. */
export interface MenuEntry {
  /** Whose header. */
  readonly of: 'patient' | 'professional' | 'admin';
  readonly label: string;
  readonly icon: MenuIcon;
  /** Ascending from the start; the dashboard has 0. */
  readonly order: number;
  /** Also current on the addresses below it. */
  readonly isSection?: true;
  /** Phones have no room for it, except on the dashboard. */
  readonly isMinor?: true;
  /** Counts the unread messages of conversations. */
  readonly badge?: 'messages';
}

/**
 * The addresses that each area may use: these, and everything below them except for `/`. The longest prefix decides.
 * A release with a route elsewhere is refused.
 */
export const TERRITORIES: Record<AreaName, readonly string[]> = {
  'mf-public': [
    '/',
    '/planos-profissionais',
    '/planos',
    '/professional/planos',
    '/contato',
    '/legal',
    '/transparencia',
    '/profissionais',
    '/professional/profile',
    '/professional/profile-public',
    '/create-test-users',
  ],
  'mf-patient': ['/patient', '/feedback', '/chat', '/sala'],
  'mf-professional': ['/professional', '/apply-professional'],
  'mf-admin': ['/admin'],
};

/** The shell's own routes; the areas' are in their manifests. */
export const ROUTES: readonly PortalRoute[] = [
  '/auth',
  '/auth/callback',
  '/auth-redirect',
  '/welcome',
  '/esqueci-senha',
  '/nova-senha',
  '/verificacao',
].map((path) => ({ path, owner: 'shell', access: { kind: 'public' } }));

/** The routes of an area. */
export interface AreaRoutes {
  readonly name: AreaName;
  readonly routes: readonly AreaRoute[];
}

/** The routes that the page knows. */
export interface RouteTable {
  readonly areas: readonly AreaRoutes[];
  readonly routes: readonly PortalRoute[];
  /** Whether the published areas have been read; until then an unknown address may be one of them. */
  readonly isComplete: boolean;
}

/** Every route of the shell and these areas. */
export const routesOf = (areas: readonly AreaRoutes[]): readonly PortalRoute[] => [
  ...ROUTES,
  ...areas.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, owner: name }))),
];

const store = createStore<RouteTable>(() => ({ areas: [], routes: ROUTES, isComplete: false }));

/** The current table, as a store. */
export const routeTable: Pick<StoreApi<RouteTable>, 'getState' | 'subscribe'> = store;

/** Replaces the routes of the areas. `isComplete`: these are all published areas. */
export function setAreaRoutes(areas: readonly AreaRoutes[], isComplete = true): void {
  const before = store.getState();
  if (before.isComplete !== isComplete || JSON.stringify(before.areas) !== JSON.stringify(areas))
    store.setState({ areas, routes: routesOf(areas), isComplete });
}

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** Whether a path (a trailing slash does not matter) is one of the addresses of a route's pattern. */
export function isAddressOf(pattern: string, pathname: string): boolean {
  const segments = segmentsOf(pathname);
  const parts = segmentsOf(pattern);
  return (
    parts.length === segments.length &&
    parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  );
}

/** The route of a path, or null: not found. */
export const matchRoute = (pathname: string, routes = store.getState().routes): PortalRoute | null =>
  routes.find(({ path }) => isAddressOf(path, pathname)) ?? null;

/** The area whose addresses include a path, whether or not it has a route there. */
export function areaAt(pathname: string): AreaName | null {
  let found: AreaName | null = null;
  let longest = '';
  for (const name of AREA_NAMES)
    for (const prefix of TERRITORIES[name])
      if (prefix.length > longest.length && isBelow(prefix, pathname)) [found, longest] = [name, prefix];
  return found;
}

const isBelow = (prefix: string, pathname: string) =>
  pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));

const lostAdmin: PortalRoute = {
  path: '/admin/*',
  owner: 'mf-admin',
  access: { kind: 'role', role: 'admin' },
};

/** The area whose frame surrounds the not-found page of an unknown path, for users it admits; null: none. */
export const areaFrameRoute = (pathname: string): PortalRoute | null =>
  pathname.startsWith('/admin/') ? lostAdmin : null;

const ownerTests: Partial<Record<RouteOwner, (pathname: string) => boolean>> = {};

/**
 * Whether a path belongs to the area, including its not-found page. Returns the same function each time, so
 * that it can be an effect's dependency.
 */
export const areaOwns = (owner: RouteOwner): ((pathname: string) => boolean) =>
  (ownerTests[owner] ??= (pathname) => (matchRoute(pathname) ?? areaFrameRoute(pathname))?.owner === owner);
