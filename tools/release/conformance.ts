import semver from 'semver';
import { isCompatibleContract } from 'shared-portal/contract';
import { brotliSize, budgetsOf, isKept } from '../build/budgets.ts';
import type { BuiltPackage } from '../build/built-packages.ts';
import { readManifest, scriptsWith, type Publication } from './publication.ts';

/** Where React's production builds send the reader of an error: in no other code. */
const REACT_MARK = 'react.dev/errors';

/** A build with what is known of it. */
export interface Candidate {
  readonly publication: Publication;
  /** Its files as they would be served. */
  readonly built: BuiltPackage;
}

/** Why an area must not be published beside a shell, in words for its team. Empty: it may. */
export function faultsOfArea(area: Candidate, shell: Candidate): readonly string[] {
  return [
    ...misfits(area.publication, shell.publication),
    ...entryFaults(area.built),
    ...secondReact(area.built),
    ...budgetFaults(area.built, shell),
  ];
}

/** Why a shell must not be published under areas that are switched on. */
export function faultsOfShell(shell: Candidate, areas: readonly Candidate[]): readonly string[] {
  return [
    ...misfitsOfShell(
      shell.publication,
      areas.map(({ publication }) => publication),
    ),
    ...areas.flatMap(({ built }) => budgetFaults(built, shell)),
  ];
}

/** Why a shell must not follow another one on a site: a portal for people never becomes one for developers. */
export function audienceFaults(shell: Publication, before: Publication): readonly string[] {
  if (shell.forDevelopers === before.forDevelopers) return [];
  const [site, candidate] = shell.forDevelopers ? ['people', 'developers'] : ['developers', 'people'];
  return [
    `this site is a portal for ${site}, and the shell was built for ${candidate}; publish it to another site`,
  ];
}

/** Why people must not get an area with a shell when both have been published, each at its time. */
export const misfits = (area: Publication, shell: Publication): readonly string[] => [
  ...contractFaults(area, shell),
  ...sharingFaults(area, shell),
];

/** The same for a shell and every area that is switched on. */
export const misfitsOfShell = (shell: Publication, areas: readonly Publication[]): readonly string[] =>
  areas.flatMap((area) => misfits(area, shell).map((fault) => `${area.name}: ${fault}; switch it off first`));

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
  const carriers = scriptsWith(folder, REACT_MARK);
  return carriers.length > 0 ? [`it brings a React of its own (${carriers.join(', ')})`] : [];
}

/** The budgets are people's: a shell for developers has more to load. */
function budgetFaults(area: BuiltPackage, shell: Candidate): readonly string[] {
  if (shell.publication.forDevelopers) return [];
  const broken = budgetsOf(shell.built, [area], brotliSize).filter((budget) => !isKept(budget));
  return broken.map(
    ({ what, bytes, limitKb }) => `${what}: ${(bytes / 1000).toFixed(1)} kB of ${limitKb} kB`,
  );
}
