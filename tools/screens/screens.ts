import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from 'embedded-backend/scenario';
import { matchRoute } from 'shared-portal/routes';
import { REPOSITORY } from '../workspaces.ts';

/** A screen with the scenario that shows it as it is. */
export interface Screen {
  /** Package and folder, `patient-booking`; the scenario follows where the folder has several addresses. */
  readonly name: string;
  readonly scenario: Scenario;
}

type Scenarios = Readonly<Record<string, Scenario>>;

/** Every screen that a package has scenarios of, in the order of the packages. */
export async function readScreens(): Promise<readonly Screen[]> {
  const folders = await readScenarios();
  const screens = folders.flatMap(({ name, scenarios }) => screensOf(name, scenarios));
  // A screen's own folder and its parent's scenario may have one name: the folder's comes later and counts.
  return [...new Map(screens.map((screen) => [screen.name, screen])).values()];
}

/** Every state that a package has a scenario of, `patient-booking/noSlots`. */
export async function readStates(): Promise<readonly Screen[]> {
  const folders = await readScenarios();
  return folders.flatMap(({ name, scenarios }) =>
    Object.entries(scenarios).map(([id, scenario]) => ({ name: `${name}/${id}`, scenario })),
  );
}

async function readScenarios(): Promise<readonly { readonly name: string; readonly scenarios: Scenarios }[]> {
  allowBareImports();
  const files = globSync('{shell,mf-*}/src/**/scenarios.ts', { cwd: REPOSITORY }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const url = pathToFileURL(path.join(REPOSITORY, file)).href;
      const { scenarios } = (await import(url)) as { scenarios: Scenarios };
      return { name: nameOf(file), scenarios };
    }),
  );
}

/** The first scenario of each address without faults or delays: what people see when all goes well. */
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

/** Addresses that differ in an identifier, a section or most of the query show the same screen. */
function addressKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const route = matchRoute(pathname)?.path ?? pathname;
  return [route, searchParams.get('mode'), searchParams.get('aba')].join(' ');
}

/** `mf-patient/src/booking/scenarios.ts` is `patient-booking`. */
const nameOf = (file: string) =>
  file
    .replace(/^mf-/, '')
    .replace(/\/scenarios\.ts$/, '')
    .replace('/src/', '-')
    .replaceAll('/', '-');

/** A scenario's name as part of a file's: `signUp` is `sign-up`, `/admin/reports` is `admin-reports`. */
const kebab = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

/** The packages' own files leave out extensions, as bundlers and Jest allow; Node does not. */
function allowBareImports(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      /^\.{1,2}\/.*\/?[^./]+$/.test(specifier) && context.parentURL?.includes('/src/')
        ? next(`${specifier}.ts`, context)
        : next(specifier, context),
  });
}
