import path from 'node:path';
import { AREA_NAMES } from 'shared-portal/routes';
import type { Changed } from '../build/changed.ts';
import { DEMONSTRATION_VARIABLE } from '../webpack/demonstration.ts';
import { REPOSITORY } from '../workspaces.ts';
import { jestCount, playwrightCount, type Count } from './counts.ts';
import { OTHER_INSTANTS, OTHER_INSTANTS_VARIABLE } from './other-instants.ts';
import { QUICK } from './quick.ts';

/** One kind of check, run as a separate process. */
export interface Step {
  readonly name: string;
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Needs a browser. */
  readonly needsBrowser?: true;
  /** Needs a PostgreSQL. */
  readonly needsPostgres?: true;
  /** Needs the finished build, and sources that no other step reads meanwhile. */
  readonly needsBuild?: true;
  /** Runs beside the tests, because it keeps only one processor busy. */
  readonly isBeside?: true;
  /** Where the step writes its report, and how to count it. Default: the step is one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Count };
}

const CLI = path.join(REPOSITORY, 'tools/cli.ts');
const program = (file: string) => path.join(REPOSITORY, 'node_modules', file);
const reportOf = (name: string) => path.join(REPOSITORY, '.cache/test', `${name}.json`);

function jest(name: string, projects: readonly string[] = [name]): Step {
  const file = reportOf(name);
  const args = ['--selectProjects', ...projects, '--maxWorkers=2', '--json', `--outputFile=${file}`];
  return { name, args: [program('jest/bin/jest.js'), ...args], report: { file, count: jestCount } };
}

function playwright(name: string, projects: readonly string[] = [name]): Step {
  const file = reportOf(name);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    args: [program('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...chosen],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, count: playwrightCount },
  };
}

/**
 * The backend and the database on PGlite, a third of the files at each of the other instants, and with them the
 * rules and screens that compute times.
 */
function jestAt([name, instant]: [string, string]): Step {
  const step = byInstant(jest(name, ['unit', 'backend', 'database', 'pages']));
  return { ...step, env: { TEST_INSTANT: instant, TEST_DATABASES: 'pglite' } };
}

/** Only the tests whose turn it is at the instant of the environment. */
function byInstant(step: Step): Step {
  const filter = path.join(REPOSITORY, 'tools/testing/tests-at-instant.cjs');
  return { ...step, args: [...step.args, `--filter=${filter}`] };
}

/**
 * All journeys, the commands for developers, which run one after another, and the pages with a single font: in one
 * run, so that no worker waits for the last test of each kind.
 */
const everyJourney = (): Step => {
  const projects = ['commands', 'portal', ...Object.keys(OTHER_INSTANTS), 'one-font'];
  const step = playwright('journeys', projects);
  return { ...step, env: { ...step.env, [OTHER_INSTANTS_VARIABLE]: '1' } };
};

/** Property tests with more random cases. */
const withMoreCases = (step: Step): Step => ({
  ...step,
  env: { ...step.env, FREE_STARTS_CASES: '1000', FREE_STARTS_SERIES_CASES: '250', HISTORIES: '1000' },
});

const quickJourneys = playwright('e2e', ['portal']);
const inBrowser = (step: Step): Step => ({ ...step, needsBrowser: true });
const onPostgres = (step: Step): Step => ({ ...step, needsPostgres: true });
const onPortal = (step: Step): Step => ({ ...inBrowser(step), needsBuild: true });
const beside = (step: Step): Step => ({ ...step, isBeside: true });

const DEMONSTRATION = { [DEMONSTRATION_VARIABLE]: 'true' };

const BUILD: readonly Step[] = [
  { name: 'build', args: [CLI, 'build'] },
  { name: 'budgets', args: [CLI, 'budgets'] },
].map(beside);

/** The build that the journeys use, so it comes after the other one. */
const DEMONSTRATION_BUILD: readonly Step[] = [
  { name: 'build-demonstration', args: [CLI, 'build'], env: DEMONSTRATION },
  { name: 'budgets-demonstration', args: [CLI, 'budgets'] },
].map(beside);

const SOURCES: readonly Step[] = [
  { name: 'format', args: [program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', args: [program('eslint/bin/eslint.js'), '--max-warnings=0', '.'] },
  { name: 'types', args: [CLI, 'types'] },
].map(beside);

const TESTS: readonly Step[] = [
  jest('unit'),
  onPostgres({ ...jest('database'), env: { TEST_DATABASES: 'postgres', HISTORIES: '200' } }),
  jest('pages'),
];

/** The steps of `npm test`: everything that can fail for a reason of its own. */
export const STEPS: readonly Step[] = [
  ...DEMONSTRATION_BUILD,
  ...SOURCES,
  ...TESTS,
  onPortal({ ...quickJourneys, args: [...quickJourneys.args, `--grep=${QUICK}`] }),
];

/** What `--all` changes of these steps. */
const MORE: Readonly<Record<string, (step: Step) => Step>> = { database: withMoreCases, pages: byInstant };

/** The steps of `npm test -- --all`: the same on every engine and host, at other instants, with all journeys. */
export const ALL_STEPS: readonly Step[] = [
  ...BUILD,
  ...STEPS.filter(({ isBeside }) => isBeside),
  ...TESTS.map((step) => MORE[step.name]?.(step) ?? step),
  onPostgres(jest('backend-postgres')),
  inBrowser(jest('backend-browser')),
  ...Object.entries(OTHER_INSTANTS).map(jestAt),
  onPortal(everyJourney()),
];

/** Every step that can be named. */
export const NAMED_STEPS: readonly Step[] = [
  ...ALL_STEPS.map((step) => STEPS.find(({ name }) => name === step.name) ?? step),
  ...STEPS.filter((step) => !ALL_STEPS.some(({ name }) => name === step.name)),
];

const BUDGETS = ['budgets', 'budgets-demonstration'];

/**
 * The steps affected by a change. When only areas (and docs) changed, only these areas are tested and built;
 * any other change needs every step.
 */
export function stepsFor({ files, pages }: Changed, every: readonly Step[] = STEPS): readonly Step[] {
  const isOfArea = (file: string) => AREA_NAMES.some((name) => file.startsWith(`${name}/`));
  if (!files.every((file) => isOfArea(file) || file.endsWith('.md'))) return every;
  const format = every.filter(({ name }) => name === 'format').map((step) => inside(step, files));
  if (pages.length === 0) return format;
  const tests = jest('areas', ['unit', 'pages']);
  const patterns = ['--testPathPatterns', `/(${pages.map((name) => `${name}/src`).join('|')}|workbench)/`];
  return every.flatMap((step) => {
    if (step.name === 'format') return format;
    if (BUDGETS.includes(step.name)) return [step];
    if (step.name === 'unit') return [{ ...tests, args: [...tests.args, ...patterns] }];
    if (step.name === 'types' || step.name.startsWith('build'))
      return [{ ...step, args: [...step.args, ...pages] }];
    return step.name === 'lint' ? [inside(step, pages)] : [];
  });
}

/** A check of the whole repository (`.`), of these files and folders only. */
const inside = (step: Step, places: readonly string[]): Step => ({
  ...step,
  args: step.args.flatMap((arg) => (arg === '.' ? ['--no-error-on-unmatched-pattern', ...places] : [arg])),
});

/** Parses a list of steps such as `unit,lint`; all steps without a list. Throws on an unknown name. */
export function chooseSteps(only: string | undefined, steps: readonly Step[] = STEPS): readonly Step[] {
  if (only === undefined) return steps;
  const names = only.split(',').map((name) => name.trim());
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`There is no step "${unknown.join(', ')}". The steps: ${known.join(', ')}.`);
  return steps.filter(({ name }) => names.includes(name));
}
