import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { isCompatibleContract } from 'shared-portal/contract';
import { brotliSize, budgetsOf, isKept } from '../build/budgets.ts';
import type { BuiltPackage } from '../build/built-packages.ts';
import { readManifest, type Publication } from './publication.ts';

/** Where React's production builds send the reader of an error: in no other code. */
const REACT_MARK = 'react.dev/errors';

interface Candidate {
  readonly publication: Publication;
  /** Its files as they would be served. */
  readonly built: BuiltPackage;
}

/** Why an area must not be published beside a shell, in words for its team. Empty: it may. */
export function faultsOfArea(area: Candidate, shell: Candidate): readonly string[] {
  return [
    ...contractFaults(area.publication, shell.publication),
    ...entryFaults(area.built),
    ...sharingFaults(area.publication, shell.publication),
    ...secondReact(area.built),
    ...budgetFaults(area.built, shell.built),
  ];
}

/** Why a shell must not be published over areas that are switched on. */
export function faultsOfShell(shell: Publication, areas: readonly Publication[]): readonly string[] {
  return areas.flatMap((area) => [
    ...contractFaults(area, shell).map((fault) => `${area.name}: ${fault}; switch it off first`),
    ...sharingFaults(area, shell).map((fault) => `${area.name}: ${fault}`),
  ]);
}

function contractFaults(area: Publication, shell: Publication): readonly string[] {
  return isCompatibleContract(area.contract, shell.contract)
    ? []
    : [`it was built for contract ${area.contract}, the published shell has ${shell.contract}`];
}

function entryFaults({ folder }: BuiltPackage): readonly string[] {
  const exposed = readManifest(folder).exposes.map(({ path: exposedPath }) => exposedPath);
  return exposed.includes('./area') ? [] : [`it exposes no ./area, but ${exposed.join(', ') || 'nothing'}`];
}

function sharingFaults({ requires }: Publication, { provides }: Publication): readonly string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`it takes ${name} from the shell, which does not give it`];
    return semver.satisfies(version, range) ? [] : [`it needs ${name} ${range}, the shell gives ${version}`];
  });
}

function secondReact({ folder }: BuiltPackage): readonly string[] {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const carriers = scripts.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(REACT_MARK),
  );
  return carriers.length > 0 ? [`it brings a React of its own (${carriers.join(', ')})`] : [];
}

function budgetFaults(area: BuiltPackage, shell: BuiltPackage): readonly string[] {
  const broken = budgetsOf(shell, [area], brotliSize).filter((budget) => !isKept(budget));
  return broken.map(
    ({ what, bytes, limitKb }) => `${what}: ${(bytes / 1000).toFixed(1)} kB of ${limitKb} kB`,
  );
}
