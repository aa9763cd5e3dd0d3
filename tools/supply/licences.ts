/** The license fields of a package-lock.json entry. */
interface LockedPackage {
  readonly version?: string;
  /** Set when the folder has another name. */
  readonly name?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** One version of a third-party package. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null when unknown. */
  readonly licence: string | null;
  /** Part of the portal itself; the others are used for building and testing. */
  readonly isPortal: boolean;
}

/** Require only that their text is included. */
const PERMISSIVE: ReadonlySet<string> = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense`.split(
    ' ',
  ),
);

/** Neither permissive nor in the portal's code: used unmodified by tools and tests. */
export const UNMODIFIED: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  'spdx-exceptions': 'CC-BY-3.0',
};

/**
 * Every package of the lock, each version once, by its real name rather than its alias. A platform-specific
 * build has the license of its dependent.
 */
export function licencesOf({ packages }: Lock): readonly Licensed[] {
  const entries = Object.entries(packages);
  const dependents = new Map(
    entries.flatMap(([, dependent]) =>
      Object.keys(dependent.optionalDependencies ?? {}).map(
        (name) => [name, dependent.license ?? null] as const,
      ),
    ),
  );
  const found = entries.flatMap(([place, { name: own, version, license, dev, devOptional, link }]) => {
    const name = own ?? place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || link || !version) return [];
    const licence = license ?? dependents.get(name) ?? null;
    return [{ name, version, licence, isPortal: !dev && !devOptional }];
  });
  const once = new Map<string, Licensed>();
  for (const each of found) {
    const key = `${each.name}@${each.version}`;
    once.set(key, { ...each, isPortal: each.isPortal || (once.get(key)?.isPortal ?? false) });
  }
  return [...once.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** The packages whose license is unknown or demands more than the portal can comply with. */
export function refusedLicences(licensed: readonly Licensed[]): readonly Licensed[] {
  return licensed.filter(({ name, licence, isPortal }) => {
    if (licence === null) return true;
    if (!isPortal && UNMODIFIED[name] === licence) return false;
    return !licence
      .replace(/^\((.*)\)$/, '$1')
      .split(/ (?:AND|OR) /)
      .every((each) => PERMISSIVE.has(each));
  });
}

/** The list as Markdown. */
export function licenceList(licensed: readonly Licensed[]): string {
  const section = (title: string, isPortal: boolean) => {
    const own = licensed.filter((each) => each.isPortal === isPortal);
    const licences = [...new Set(own.map(({ licence }) => licence ?? 'unknown'))].toSorted();
    const paragraphs = licences.flatMap((licence) => {
      const names = own.filter((each) => (each.licence ?? 'unknown') === licence);
      return ['', `### ${licence} (${names.length})`, '', names.map(listed).join(', ')];
    });
    return ['', `## ${title} (${own.length})`, ...paragraphs];
  };
  return [
    '# Licenses',
    '',
    'Written by `npm run licences` from package-lock.json. A test refuses a package whose license is unknown or is not',
    'permissive; the few data and test packages that are neither are listed in `tools/supply/licences.ts`.',
    ...section('The portal', true),
    ...section('Build and test', false),
    '',
  ].join('\n');
}

const listed = ({ name, version }: Licensed) => `\`${name}\` ${version}`;
