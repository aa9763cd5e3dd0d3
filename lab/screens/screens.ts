import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from 'embedded-backend/scenario';
import { matchRoute } from 'shared-portal/routes';
import { PORTAL_ROUTES } from '../../tools/manifests.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';

/** A screen with the scenario that shows its normal state, or another one. */
export interface Screen {
  /** Package and folder, `patient-booking`; followed by the scenario where the folder has several pictures. */
  readonly name: string;
  readonly scenario: Scenario;
}

/** A scenario of a package: `booking/noSlots` of mf-patient, which is `patient-booking/noSlots` among all. */
export interface State extends Screen {
  readonly package: string;
  /** The screen's folder below `src`. */
  readonly folder: string;
  /** The scenario's own name in the folder. */
  readonly id: string;
}

type Scenarios = Readonly<Record<string, Scenario>>;

interface ScenarioFile extends Pick<State, 'name' | 'package' | 'folder'> {
  readonly scenarios: Scenarios;
}

/** Screens with pictures of more than their normal state, and the scenarios that show these states. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'patient-chat': ['changed'],
  'patient-room': [
    'first',
    'professional',
    'early',
    'together',
    'unattended',
    'external',
    'ended',
    'endedByProfessional',
    'cancelled',
  ],
};

/** All screens with scenarios, in the order of the packages. */
export async function readScreens(): Promise<readonly Screen[]> {
  const folders = await readScenarios();
  const screens = folders.flatMap(({ name, scenarios }) => [
    ...screensOf(name, scenarios),
    ...statesOf(name, scenarios, MORE[name] ?? []),
  ]);
  // A screen's own folder and its parent's scenario may have the same name: the folder's comes later and
  // wins.
  return [...new Map(screens.map((screen) => [screen.name, screen])).values()];
}

/** All scenarios of all packages. */
export async function readStates(): Promise<readonly State[]> {
  const files = await readScenarios();
  return files.flatMap(({ name, scenarios, ...place }) =>
    Object.entries(scenarios).map(([id, scenario]) => ({ ...place, id, name: `${name}/${id}`, scenario })),
  );
}

async function readScenarios(): Promise<readonly ScenarioFile[]> {
  const files = globSync('{shell,mf-*}/src/**/scenarios.ts', { cwd: REPOSITORY }).toSorted();
  const hooks = allowBareImports();
  try {
    return await Promise.all(files.map(readFile));
  } finally {
    hooks.deregister();
  }
}

async function readFile(file: string): Promise<ScenarioFile> {
  const url = pathToFileURL(path.join(REPOSITORY, file)).href;
  const { scenarios } = (await import(url)) as { scenarios: Scenarios };
  const [home = '', folder = ''] = file.replace(/\/scenarios\.ts$/, '').split('/src/');
  return { name: nameOf(home, folder), package: home, folder, scenarios };
}

/** The first scenario of each path without faults or delays: what users see normally. */
export function screensOf(name: string, scenarios: Scenarios): readonly Screen[] {
  const seen = new Set<string>();
  const plain = Object.entries(scenarios).filter(
    ([, { faults = [], latencyMs = 0 }]) => faults.length === 0 && latencyMs === 0,
  );
  const first = plain.filter(([, { path: address }]) => {
    const key = addressKey(address);
    return !seen.has(key) && seen.add(key);
  });
  return first.map(([id, scenario], index) => ({
    name: index === 0 ? name : `${name}-${kebab(id)}`,
    scenario,
  }));
}

/** The named scenarios of a screen. */
export function statesOf(name: string, scenarios: Scenarios, ids: readonly string[]): readonly Screen[] {
  return ids.map((id) => {
    const scenario = scenarios[id];
    if (!scenario) throw new Error(`${name} has no scenario ${id}.`);
    return { name: `${name}-${kebab(id)}`, scenario };
  });
}

/** Paths that differ in an id, a section or most of the query show the same screen. */
function addressKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const route = matchRoute(pathname, PORTAL_ROUTES)?.path ?? pathname;
  return [route, searchParams.get('mode'), searchParams.get('aba')].join(' ');
}

/** mf-patient's `booking` is `patient-booking`. */
const nameOf = (home: string, folder: string) => `${home.replace(/^mf-/, '')}-${folder.replaceAll('/', '-')}`;

/** A scenario's name as part of a file's: `signUp` is `sign-up`, `/admin/reports` is `admin-reports`. */
const kebab = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

/** The packages' own files omit extensions, as bundlers and Jest allow; Node does not. */
const allowBareImports = () =>
  registerHooks({
    resolve: (specifier, context, next) =>
      isBareImport(specifier) && context.parentURL?.includes('/src/')
        ? next(`${specifier}.ts`, context)
        : next(specifier, context),
  });

/** Whether a relative import has no extension. */
export const isBareImport = (specifier: string): boolean => /^\.{1,2}\/(?:.*\/)?[^./]+$/.test(specifier);
