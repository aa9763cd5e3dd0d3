/** The fields of a package-lock.json entry that this tool reads. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly peer?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** An optional package that a dependent requires and the lock does not list. */
export interface Missing {
  readonly name: string;
  readonly range: string;
  readonly dependent: string;
}

const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'android',
  'sunos',
  'aix',
  'openharmony',
];
const PROCESSORS = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The optional packages missing from the lock: npm drops those that the registry in use does not carry. */
export function missingOptionals({ packages }: Lock): readonly Missing[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(dependent, name).some((place) => packages[place]))
      .map(([name, range]) => ({ name, range, dependent })),
  );
}

/** Where npm may have installed a package for its dependent: beside it, or in a parent folder. */
function places(dependent: string, name: string): readonly string[] {
  const folders = dependent ? dependent.split('/node_modules/') : [];
  const above = folders.map((_, i) => folders.slice(0, i + 1).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** Adds the missing optional packages with the platform from their names; everything else is unchanged. */
export function completeLock<T extends Lock>(lock: T): T {
  const added = missingOptionals(lock).map(({ name, range, dependent }): [string, LockedPackage] => {
    const { os, cpu, libc } = platformOf(name);
    const { dev, peer } = lock.packages[dependent] ?? {};
    const version = range.replace(/^[\^~]/, '');
    const entry = {
      version,
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
    };
    return [`node_modules/${name}`, { ...entry, ...(os && { os }), ...(peer && { peer }) }];
  });
  const entries = [...Object.entries(lock.packages), ...added];
  entries.sort(([a], [b]) => a.localeCompare(b, 'en')); // as npm sorts them
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** Parses operating system, processor and C library from a name such as `@swc/core-linux-arm-gnueabihf`. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (!os.length && !cpu.length)
    throw new Error(
      `Cannot derive a platform from package name ${name}. Add its package-lock entry by hand.`,
    );
  const libc = os.includes('linux') ? words.flatMap(libraryOf).slice(0, 1) : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}

function libraryOf(word: string): string[] {
  if (word.startsWith('gnu')) return ['glibc'];
  return word.startsWith('musl') ? ['musl'] : [];
}

/** Registry URLs in the lock, which would tie an installation to the registry that wrote it. */
export function registryAddresses({ packages }: Lock): readonly string[] {
  return Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []));
}
