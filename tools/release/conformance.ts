import semver from 'semver';
import { isCompatibleContract } from 'shared-portal/contract';
import { brotliSize, budgetsOf, isKept } from '../build/budgets.ts';
import type { BuiltPackage } from '../build/built-packages.ts';
import { WHOLE_MODULE } from '../webpack/portal-names.ts';
import { isArea, readManifest, scriptsWith, type Publication } from './publication.ts';
import { routeFaults } from './route-faults.ts';

/** The URL in the error messages of React's production builds, which no other code contains. */
const REACT_MARK = 'react.dev/errors';

/** A build with its metadata. */
export interface Candidate {
  readonly publication: Publication;
  /** Its files as they would be served. */
  readonly built: BuiltPackage;
}

/** Reasons why an area cannot be published with a shell, as messages for its team. Empty: it can. */
export function faultsOfArea(area: Candidate, shell: Candidate): readonly string[] {
  return [
    ...incompatibilities(area.publication, shell.publication),
    ...manifestFaults(area.publication),
    ...entryFaults(area.built),
    ...secondReact(area.built),
    ...budgetFaults(area.built, shell),
  ];
}

/** Reasons why a shell cannot be published with the enabled areas. */
export function faultsOfShell(shell: Candidate, areas: readonly Candidate[]): readonly string[] {
  return [
    ...shellIncompatibilities(
      shell.publication,
      areas.map(({ publication }) => publication),
    ),
    ...areas.flatMap(({ built }) => budgetFaults(built, shell)),
  ];
}

/**
 * Reasons why a shell cannot follow another one on a site: a user portal never becomes a developer portal.
 */
export function audienceFaults(shell: Publication, before: Publication): readonly string[] {
  if (shell.forDevelopers === before.forDevelopers) return [];
  const [site, candidate] = shell.forDevelopers ? ['users', 'developers'] : ['developers', 'users'];
  return [
    `this site is a portal for ${site}, and the shell was built for ${candidate}; publish it to another site`,
  ];
}

/** Reasons why a published area cannot be used with a published shell. */
export const incompatibilities = (area: Publication, shell: Publication): readonly string[] => [
  ...contractFaults(area, shell),
  ...serverFaults(area, shell),
  ...sharingFaults(area, shell),
  ...missingNames(area, shell),
];

/** The same for a shell and every enabled area. */
export const shellIncompatibilities = (
  shell: Publication,
  areas: readonly Publication[],
): readonly string[] =>
  areas.flatMap((area) =>
    incompatibilities(area, shell).map((fault) => `${area.name}: ${fault}; switch it off first`),
  );

function contractFaults(area: Publication, shell: Publication): readonly string[] {
  return isCompatibleContract(area.contract, shell.contract)
    ? []
    : [`it was built for contract ${area.contract}, the published shell has ${shell.contract}`];
}

/** A publication of an early release has no routes. */
const manifestFaults = ({ name, routes = [] }: Publication): readonly string[] =>
  isArea(name) ? routeFaults({ name, routes }) : [];

/** Since this contract, a shell hydrates an area with the server's data. */
const SERVED_SINCE = '1.1.0';

function serverFaults({ server = null }: Publication, shell: Publication): readonly string[] {
  if (server === null || semver.gte(shell.contract, SERVED_SINCE)) return [];
  return [
    `it renders pages on the server, for a shell of contract ${SERVED_SINCE} or later; the published one has ${shell.contract}`,
  ];
}

function entryFaults({ folder }: BuiltPackage): readonly string[] {
  const exposed = readManifest(folder).exposes.map(({ path: exposedPath }) => exposedPath);
  return exposed.includes('./area') ? [] : [`it exposes no ./area, but ${exposed.join(', ') || 'nothing'}`];
}

function sharingFaults({ requires }: Publication, { provides }: Publication): readonly string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`it uses ${name} from the shell, which does not provide it`];
    return semver.satisfies(version, range)
      ? []
      : [`it needs ${name} ${range}, the shell provides ${version}`];
  });
}

/** Names of shared-portal that the area's code takes from the shell and the shell's code does not export. */
function missingNames(area: Publication, shell: Publication): readonly string[] {
  const exported = shell.portalNames?.exports;
  if (!exported || !area.portalNames) return []; // built before names were recorded
  return Object.entries(area.portalNames.uses).flatMap(([module, names]) => {
    const missing = names.filter((name) => name !== WHOLE_MODULE && !exported[module]?.includes(name));
    return missing.length > 0
      ? [`it uses ${missing.join(', ')} of ${module}, which the published shell lacks`]
      : [];
  });
}

function secondReact({ folder }: BuiltPackage): readonly string[] {
  const carriers = scriptsWith(folder, REACT_MARK);
  return carriers.length > 0 ? [`it contains its own copy of React (${carriers.join(', ')})`] : [];
}

/** Budgets apply to user portals; a shell for developers is larger. */
function budgetFaults(area: BuiltPackage, shell: Candidate): readonly string[] {
  if (shell.publication.forDevelopers) return [];
  const broken = budgetsOf(shell.built, [area], brotliSize).filter((budget) => !isKept(budget));
  return broken.map(
    ({ what, bytes, limitKb }) => `${what}: ${(bytes / 1000).toFixed(1)} kB of ${limitKb} kB`,
  );
}
