import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY, readWorkspaces } from '../workspaces.ts';

/** A zone of import-x/no-restricted-paths: files under `target` may not import files under `from`. */
interface Zone {
  readonly target: string | readonly string[];
  readonly from: string | readonly string[];
  readonly message: string;
}

/** From the bottom up: each may import the ones before it. */
const SHARED = ['shared-domain', 'shared-portal', 'shared-data', 'shared-ui'];
const BACKEND = 'embedded-backend';
const OUTSIDE = ['tools', 'server', 'workbench', 'lab', 'e2e', 'supabase'];
/** What a visitor loads first, and what everything else builds on. */
const WITHOUT_ANTD = ['shell', 'mf-public', 'shared-data', 'shared-portal', 'shared-domain'];

const packages = readWorkspaces().map(({ name }) => name);
const areas = packages.filter((name) => name.startsWith('mf-'));
const sources = packages.filter((name) => name !== BACKEND).map((name) => `./${name}/src`);
const installed = (names: readonly string[]) => names.map((name) => `./node_modules/${name}`);
const antd = installed(['antd', '@ant-design', '@rc-component']);

const layers = packages.map((name): Zone => {
  const level = SHARED.indexOf(name);
  const allowed = [name, BACKEND, ...(level < 0 ? SHARED : SHARED.slice(0, level))];
  const from = [...packages, ...OUTSIDE]
    .filter((other) => !allowed.includes(other))
    .map((other) => `./${other}`);
  return { target: `./${name}/src`, from, message: `${name} may not import this: see docs/architecture.md.` };
});

/** Screens of an area do not import each other; shared code is in the area's src/ or src/parts/. */
const screens = areas.flatMap((area): readonly Zone[] => {
  const folders = readdirSync(path.join(REPOSITORY, area, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return folders.map((folder) => ({
    target: `./${area}/src/${folder}`,
    from: folders.filter((other) => other !== folder && other !== 'parts').map((it) => `./${area}/src/${it}`),
    message: 'Screens do not import each other: move what is shared to src/parts.',
  }));
});

/** Borders that apply to every file. */
export const ZONES: readonly Zone[] = [
  ...layers,
  ...screens,
  {
    target: WITHOUT_ANTD.map((name) => `./${name}/src`),
    from: [...antd, './shared-ui/src/antd'],
    message: 'antd stays out of what a visitor loads first: shell, mf-public and shared-ui outside src/antd.',
  },
  {
    target: './shared-ui/src/!(antd)/**',
    from: antd,
    message: 'In shared-ui only src/antd imports antd.',
  },
  {
    target: sources.map((folder) => (folder.includes('shared-ui') ? `${folder}/!(form)/**` : folder)),
    from: installed(['react-hook-form']),
    message: "Build forms with 'shared-ui/form'.",
  },
  {
    target: sources.filter((folder) => !folder.includes('shared-ui')),
    from: './shared-ui/src/dialog',
    message: "Outside shared-ui, dialogs are 'confirm-dialog', 'form-dialog' or 'plain-dialog'.",
  },
  {
    target: sources.map((folder) => (folder.includes('portal') ? `${folder}/**/!(router).*` : folder)),
    from: installed(['react-router', 'react-router-dom']),
    message: "Import router names from 'shared-portal/router', which exports the ones in use.",
  },
];

/** Only tests may import test helpers. */
export const TESTING: Zone = {
  target: packages.map((name) => `./${name}/src`),
  from: './*/src/**/testing/**',
  message: 'Only tests may import this.',
};

/**
 * In the portal's code only tests, scenarios and the frame of an isolated area import the embedded backend.
 */
export const NO_BACKEND: Zone = {
  target: sources,
  from: `./${BACKEND}`,
  message: 'Only tests and scenarios import the embedded backend.',
};

/** Settings of import-x/no-restricted-paths. */
export const borders = (zones: readonly Zone[]): ['error', object] => [
  'error',
  { basePath: REPOSITORY, zones },
];

/** Settings of @typescript-eslint/no-restricted-imports. */
export const withoutImports = (paths: readonly object[]): ['error', object] => ['error', { paths }];

const CLIENT = {
  name: '@supabase/supabase-js',
  message:
    'The page has one Supabase client, created in the shell. Data files (plain .ts) of an area may import its types.',
};

/** Forbids queries outside shared-data. */
export const QUERIES = {
  name: '@tanstack/react-query',
  importNames: [
    'useInfiniteQuery',
    'useMutation',
    'useQueries',
    'useQuery',
    'useSuspenseInfiniteQuery',
    'useSuspenseQuery',
  ],
  message: "Read and write through 'shared-data/query', which caches private data by user.",
};

/** Forbids creating a client. */
export const NO_CLIENT = [CLIENT];
/** Allows its types only, and forbids queries. */
export const CLIENT_TYPES = [{ ...CLIENT, allowTypeImports: true }, QUERIES];
/** Forbids creating a client, using the page's, and queries. */
export const NO_DATA_ACCESS = [
  CLIENT,
  QUERIES,
  {
    name: 'shared-portal/portal',
    importNames: ['useSupabase'],
    message: "Only a screen's data files (use-*.ts and other plain .ts files) use the Supabase client.",
  },
];
/** shared-domain is plain TypeScript. */
export const NO_LIBRARY = [
  { regex: '^[^.]', message: 'shared-domain is plain TypeScript: no React, no libraries, no I/O.' },
];
