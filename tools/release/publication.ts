import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-portal/contract';
import { AREA_NAMES, type AreaName, type AreaRoute } from 'shared-portal/routes';
import { TEMPLATE } from '../build/assemble.ts';
import { builtPackage, PAGE_PACKAGES, type BuiltPackage } from '../build/built-packages.ts';
import { HASHED_NAME } from '../../server/caching.ts';
import { manifestRoutes } from '../manifests.ts';
import { REPOSITORY } from '../workspaces.ts';
import { DEVELOPERS_MARK } from '../webpack/for-developers.ts';
import { PORTAL_NAMES_FILE, type PortalNames } from '../webpack/portal-names.ts';
import type { ServerData } from '../webpack/server-bundle.ts';
import { sharedModules } from '../webpack/shared-modules.ts';

export type PackageName = 'shell' | AreaName;

/** The metadata needed to publish a package's build; stored beside the site as long as its files are. */
export interface Publication {
  readonly name: PackageName;
  readonly version: string;
  readonly base: string;
  readonly chunks: BuiltPackage['chunks'];
  readonly integrity: BuiltPackage['integrity'];
  readonly antd: BuiltPackage['antd'];
  readonly prerendered: BuiltPackage['prerendered'];
  /** Short commit of its sources, with a plus sign when they had uncommitted changes. Null without git. */
  readonly commit?: string | null;
  readonly server?: ServerData | null;
  /** An area: the routes of its manifest. Missing in publications of early releases. */
  readonly routes?: readonly AreaRoute[];
  /** Contract version it was built for. */
  readonly contract: string;
  /** The shell: versions of the modules that it provides to the areas. Empty for an area. */
  readonly provides: Readonly<Record<string, string>>;
  /** An area: the modules that it takes from the shell, with version ranges. Empty for the shell. */
  readonly requires: Readonly<Record<string, string>>;
  /** Names of shared-portal that it uses and exports. Missing in publications of early releases. */
  readonly portalNames?: PortalNames;
  /** The shell: HTML template of its pages. Empty for an area. */
  readonly template: string;
  /** The shell: its files that are named by their content, without compressed forms. Empty for an area. */
  readonly files: readonly string[];
  /** The shell: developers may load an area from their own machine into it. */
  readonly forDevelopers: boolean;
}

/** Whether a name is the shell's or an area's. */
export const isPackage = (name: string): name is PackageName => PAGE_PACKAGES.includes(name);
/** Whether a name is an area's. */
export const isArea = (name: string): name is AreaName => AREA_NAMES.some((area) => area === name);

/** The workspace's build of a package, with its folder. Throws when it has not been built. */
export function builtPublication(name: PackageName): { publication: Publication; folder: string } {
  const {
    folder,
    version,
    base,
    chunks,
    integrity,
    antd,
    prerendered,
    routes,
    server = null,
  } = builtPackage(name);
  const isShell = name === 'shell';
  return {
    folder,
    publication: {
      ...{ name, version, base, chunks, integrity, antd, prerendered, server, routes },
      commit: sourceCommit(),
      contract: CONTRACT_VERSION,
      provides: isShell ? provided() : {},
      requires: isShell ? {} : required(folder),
      portalNames: readJson<PortalNames>(folder, PORTAL_NAMES_FILE),
      template: isShell ? readFileSync(TEMPLATE, 'utf8') : '',
      files: isShell ? readdirSync(folder).filter((file) => HASHED_NAME.test(file)) : [],
      forDevelopers: scriptsWith(folder, DEVELOPERS_MARK).length > 0,
    },
  };
}

/** The build described by a publication, with its files on the site. */
export function publishedBuild<Name extends PackageName>(
  { name: _, ...publication }: Publication,
  name: Name,
  site: string,
): BuiltPackage & { readonly name: Name } {
  const { version, base, chunks, integrity, antd, prerendered, server = null } = publication;
  const routes = publication.routes ?? manifestRoutes(name);
  const folder = path.join(site, base);
  return { name, version, base, chunks, integrity, antd, prerendered, server, routes, folder };
}

function sourceCommit(): string | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
  } catch {
    return null;
  }
}

function provided(): Readonly<Record<string, string>> {
  const versions = Object.entries(sharedModules('provider', false)).map(([name, { version }]) => [
    name,
    version,
  ]);
  return Object.fromEntries(versions.filter(([, version]) => version !== undefined)) as Record<
    string,
    string
  >;
}

/** As written by the federation plugin. */
interface Manifest {
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
  readonly exposes: readonly { readonly path: string }[];
}

/** The federation plugin's manifest of the build in a folder. */
export function readManifest(folder: string): Manifest {
  return readJson(folder, 'mf-manifest.json');
}

const readJson = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;

/** The scripts of a build that contain a text. */
export function scriptsWith(folder: string, text: string): readonly string[] {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text));
}

function required(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readManifest(folder).shared.map((it) => [it.name, it.requiredVersion]));
}
