import { readWorkspaces } from '../workspaces.ts';
import { readPackageJson } from './package-data.ts';

/** One federated singleton, as ModuleFederationPlugin expects it. */
export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion?: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
  readonly eager?: true;
  readonly import?: false;
  readonly allowNodeModulesSuffixMatch?: true;
}

/** The shell provides the singletons eagerly; an area only consumes them, and contains no copy. */
export type SharingRole = 'provider' | 'consumer';

const REACT = ['react', 'react/jsx-runtime'];
const REACT_DOM = ['react-dom', 'react-dom/client'];
const REACT_IN_DEVELOPMENT = ['react/jsx-dev-runtime'];

/**
 * Hot reload's registry of mounted components. Only the page's first copy is connected to React's renderer.
 * Every build's entry imports it, so every build shares it.
 */
const REFRESH: Record<string, SharedModule> = {
  'react-refresh/runtime': {
    singleton: true,
    eager: true,
    requiredVersion: false,
    allowNodeModulesSuffixMatch: true,
  },
};

/**
 * Exports of shared-portal that need not be singletons: types, plain functions, what only the shell uses,
 * running an area alone, tests.
 */
const NOT_FEDERATED = new Set([
  './account',
  './browser-storage',
  './connection-back',
  './database',
  './isolated',
  './sync-session',
  './leaving',
  './manifest',
  './parcel',
  './prerender',
  './recovered',
  './testing',
  './time-limit',
]);

/** Any later patch or minor version of the same contract: `19.3.1` becomes `^19.3.0`. */
export function compatibleRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/**
 * The modules of shared-portal that are federated: import request (`shared-portal/router`) by file
 * (`shared-portal/src/router.ts`).
 */
export function portalFiles(): ReadonlyMap<string, string> {
  const portal = readWorkspaces().find(({ name }) => name === 'shared-portal');
  const federated = Object.entries(portal?.exports ?? {}).filter(([subpath]) => !NOT_FEDERATED.has(subpath));
  const inPortal = (name: string) => name.replace(/^\./, 'shared-portal');
  return new Map(federated.map(([subpath, file]) => [inPortal(file), inPortal(subpath)]));
}

/** Import requests of shared-portal that are federated: `shared-portal/router` and so on. */
export const portalModules = (): readonly string[] => [...portalFiles().values()];

/** Everything that shell and areas share in the page: React and shared-portal. */
export function sharedModules(role: SharingRole, development: boolean): Record<string, SharedModule> {
  const part = role === 'provider' ? ({ eager: true } as const) : ({ import: false } as const);
  const of = (folder: string, requests: readonly string[]) => {
    const { version } = readPackageJson(folder);
    const requiredVersion = compatibleRange(version);
    const shared = { singleton: true, strictVersion: true, requiredVersion, version, ...part } as const;
    return requests.map((request): [string, SharedModule] => [request, shared]);
  };
  const shared = Object.fromEntries([
    ...of('node_modules/react', [...REACT, ...(development ? REACT_IN_DEVELOPMENT : [])]),
    ...of('node_modules/react-dom', REACT_DOM),
    ...of('shared-portal', portalModules()),
  ]);
  return development ? { ...shared, ...REFRESH } : shared;
}
