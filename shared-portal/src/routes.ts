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

interface Territory {
  /** The area's addresses, with everything below each. `/` stands for itself alone. */
  readonly prefixes: readonly string[];
  /** No route of the area is open to others. */
  readonly leastAccess: Access;
}

/** The addresses that each area may use; the longest prefix decides. A route elsewhere is not published. */
export const TERRITORIES: Record<AreaName, Territory> = {
  'mf-public': {
    prefixes: [
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
    leastAccess: { kind: 'public' },
  },
  'mf-patient': {
    prefixes: ['/patient', '/feedback', '/chat', '/sala'],
    leastAccess: { kind: 'any-of', roles: ['patient', 'professional'] },
  },
  'mf-professional': {
    prefixes: ['/professional', '/apply-professional'],
    leastAccess: { kind: 'signed-in' },
  },
  'mf-admin': { prefixes: ['/admin'], leastAccess: { kind: 'role', role: 'admin' } },
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
  ...areas.flatMap(({ name, routes }) => routes.map(({ path, access }) => ({ path, access, owner: name }))),
];

let table: RouteTable = { areas: [], routes: ROUTES, isComplete: false };
const listeners = new Set<() => void>();

/** The current table; another object after each change. */
export const routeTable = (): RouteTable => table;

/** Calls `listener` after each change of the table. Returns a function that unsubscribes. */
export function watchRoutes(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces the routes of the areas. `isComplete`: these are all published areas. */
export function setAreaRoutes(areas: readonly AreaRoutes[], isComplete = true): void {
  if (table.isComplete === isComplete && JSON.stringify(areas) === JSON.stringify(table.areas)) return;
  table = { areas, routes: routesOf(areas), isComplete };
  for (const listener of listeners) listener();
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
export const matchRoute = (pathname: string, routes = table.routes): PortalRoute | null =>
  routes.find(({ path }) => isAddressOf(path, pathname)) ?? null;

const isBelow = (prefix: string, pathname: string) =>
  prefix === '/' ? pathname === '/' : pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The area whose addresses include a path, whether or not it has a route there. */
export function areaAt(pathname: string): AreaName | null {
  const found = AREA_NAMES.flatMap((name) =>
    TERRITORIES[name].prefixes
      .filter((prefix) => isBelow(prefix, pathname))
      .map((prefix) => ({ name, prefix })),
  );
  return found.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.name ?? null;
}

const lostAdmin: PortalRoute = {
  path: '/admin/*',
  owner: 'mf-admin',
  access: TERRITORIES['mf-admin'].leastAccess,
};

/** The area whose frame surrounds the not-found page of an unknown path, for users it admits; null: none. */
export const areaFrameRoute = (pathname: string): PortalRoute | null =>
  pathname.startsWith('/admin/') ? lostAdmin : null;

const ownerTests = Object.fromEntries(
  (['shell', ...AREA_NAMES] as const).map((owner) => [
    owner,
    (pathname: string) => (matchRoute(pathname) ?? areaFrameRoute(pathname))?.owner === owner,
  ]),
) as Record<RouteOwner, (pathname: string) => boolean>;

/**
 * Whether a path belongs to the area, including its not-found page. Returns the same function each time, so
 * that it can be an effect's dependency.
 */
export const areaOwns = (owner: RouteOwner): ((pathname: string) => boolean) => ownerTests[owner];
