import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AREA_NAMES, type AreaName, type AreaRoute, type AreaRoutes } from 'shared-portal/routes';
import { AREA_ROUTES_FILE } from '../webpack/area-routes.ts';
import { ANTD_DATA_FILE, type AntdData } from '../webpack/antd-styles.ts';
import { INTEGRITY_FILE, type Integrity } from '../webpack/build-package.ts';
import { CHUNK_MAP_FILE, type ChunkMap } from '../webpack/chunk-map.ts';
import { readPackageData } from '../webpack/package-data.ts';
import { PORTAL_NAMES_FILE } from '../webpack/portal-names.ts';
import { PRERENDERED_FILE, type PrerenderedPart } from '../webpack/prerender.ts';
import { SERVER_DATA_FILE, type ServerData } from '../webpack/server-bundle.ts';

/** A package's build in its dist/ folder. */
export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute folder of the files. */
  readonly folder: string;
  /** Path under which the files are served: `/` for the shell, `/mf/mf-patient/0.1.0/` for an area. */
  readonly base: string;
  readonly chunks: ChunkMap;
  readonly integrity: Integrity;
  /** Null without antd. */
  readonly antd: AntdData | null;
  /** Its part of the prerendered pages; empty when it has none. */
  readonly prerendered: readonly PrerenderedPart[];
  /** Empty for the shell. */
  readonly routes: readonly AreaRoute[];
  /** Null or missing without a server bundle. */
  readonly server?: ServerData | null;
}

/** Build metadata that is not part of the site; the federation plugin writes the last one. */
const BUILD_FACTS: readonly string[] = [
  CHUNK_MAP_FILE,
  INTEGRITY_FILE,
  ANTD_DATA_FILE,
  PRERENDERED_FILE,
  PORTAL_NAMES_FILE,
  SERVER_DATA_FILE,
  AREA_ROUTES_FILE,
  'mf-stats.json',
];

/** Whether a file of a build, or its compressed form, is part of the site. */
export const isServed = (file: string): boolean =>
  !BUILD_FACTS.some((fact) => path.basename(file).startsWith(fact));

export const PAGE_PACKAGES: readonly string[] = ['shell', ...AREA_NAMES];

/** Reads a package's build. Throws when it has not been built. */
export function builtPackage(name: string): BuiltPackage {
  const { version, folder: home } = readPackageData(name);
  const folder = path.join(home, 'dist');
  if (!existsSync(path.join(folder, INTEGRITY_FILE))) throw new Error(`${name} has not been built`);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const has = (file: string) => existsSync(path.join(folder, file));
  return {
    name,
    version,
    folder,
    base: name === 'shell' ? '/' : `/mf/${name}/${version}/`,
    chunks: read(CHUNK_MAP_FILE) as ChunkMap,
    integrity: read(INTEGRITY_FILE) as Integrity,
    antd: has(ANTD_DATA_FILE) ? (read(ANTD_DATA_FILE) as AntdData) : null,
    prerendered: has(PRERENDERED_FILE) ? (read(PRERENDERED_FILE) as PrerenderedPart[]) : [],
    routes: has(AREA_ROUTES_FILE) ? (read(AREA_ROUTES_FILE) as AreaRoutes).routes : [],
    server: has(SERVER_DATA_FILE) ? (read(SERVER_DATA_FILE) as ServerData) : null,
  };
}

export interface BuiltArea extends BuiltPackage {
  readonly name: AreaName;
}

/** The last build of every area. Throws when one has not been built. */
export const builtAreas = (): readonly BuiltArea[] =>
  AREA_NAMES.map((name) => ({ ...builtPackage(name), name }));

/** Files needed to start an area, its remoteEntry.js first. Relative to the build's folder. */
export function startFiles({ name, chunks }: BuiltPackage): readonly string[] {
  return [...chunks.entry, ...(chunks.modules[`${name}/src/start.tsx`] ?? [])];
}
