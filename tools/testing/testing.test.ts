import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { fontsOf } from './browser.ts';
import { jestCount, playwrightCount, finalCount } from './counts.ts';
import { journeysByInstant, OTHER_INSTANTS, testsAt, testsAtUsual } from './other-instants.ts';
import { ALL_STEPS, chooseSteps, NAMED_STEPS, STEPS, stepsFor } from './steps.ts';
import { summary } from './summary.ts';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      assertionResults: [
        { fullName: 'a stable test', status: 'passed', invocations: 1 },
        { fullName: 'a flaky test', status: 'passed', invocations: 2 },
        { fullName: 'a failing test', status: 'failed', invocations: 2 },
      ],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  errors: ['e'],
  suites: [
    {
      specs: [{ title: 'steady', tests: [{ status: 'expected' }] }],
      suites: [{ specs: [{ title: 'unsteady', tests: [{ status: 'flaky' }] }] }],
    },
  ],
};

describe('counting', () => {
  it('reads passed and failed tests from Jest', () => {
    expect(jestCount(jestReport)).toEqual({ passed: 7, failed: 2, triedAgain: ['a flaky test'] });
  });

  it('counts tests that did not run, or could not be loaded, as failed', () => {
    const odd = { ...jestReport, numPendingTests: 1, numTodoTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(jestCount(odd)).toMatchObject({ passed: 7, failed: 5 });
    expect(playwrightCount(playwrightReport)).toMatchObject({ failed: 3 });
  });

  it('accepts and names tests that passed on a retry', () => {
    expect(playwrightCount(playwrightReport)).toMatchObject({ passed: 5, triedAgain: ['unsteady'] });
  });

  it('skips and names tests that this machine cannot run', () => {
    const annotations = [{ type: 'skip', description: 'needs a window' }];
    const test = { title: 'left pages', tests: [{ status: 'skipped', annotations }] };
    const report = { ...playwrightReport, suites: [{ specs: [test] }] };
    expect(playwrightCount(report)).toMatchObject({ failed: 2, skipped: ['left pages: needs a window'] });
  });

  const count = (passed: number, failed: number) => ({ passed, failed, triedAgain: [] });

  it('fails a step with a bad exit code, no tests or no report', () => {
    expect(finalCount(count(3, 0), false)).toEqual(count(3, 1));
    expect(finalCount(count(0, 0), true)).toEqual(count(0, 1));
    expect(finalCount(null, true)).toEqual(count(0, 1));
    expect(finalCount(count(3, 1), false)).toEqual(count(3, 1));
    expect(finalCount(count(3, 0), true)).toEqual(count(3, 0));
  });
});

describe('choosing steps', () => {
  it('runs all by default, always in the defined order', () => {
    expect(chooseSteps(undefined)).toBe(STEPS);
    expect(chooseSteps('unit, lint').map(({ name }) => name)).toEqual(['lint', 'unit']);
  });

  it('has unique names', () => {
    const names = NAMED_STEPS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('repeats nothing in `--all`: its journeys contain the quick ones, its instants some of the pages', () => {
    expect(STEPS.filter((step) => !ALL_STEPS.includes(step)).map(({ name }) => name)).toEqual([
      'database',
      'pages',
      'e2e',
    ]);
    const added = ALL_STEPS.filter((step) => !STEPS.includes(step));
    const names = Object.keys(OTHER_INSTANTS);
    expect(added.map(({ name }) => name)).toEqual([
      'build',
      'budgets',
      'database',
      'pages',
      'backend-postgres',
      'backend-browser',
      ...names,
      'journeys',
    ]);
    const step = (name: string) => added.find((one) => one.name === name);
    expect(step('monday-0010')?.env).toEqual({
      TEST_INSTANT: '2026-11-30T03:10:00Z',
      TEST_DATABASES: 'pglite',
    });
    expect(STEPS.find(({ name }) => name === 'database')?.env).toEqual({
      TEST_DATABASES: 'postgres',
      HISTORIES: '200',
    });
    expect(step('database')?.env).toEqual({
      TEST_DATABASES: 'postgres',
      FREE_STARTS_CASES: '1000',
      FREE_STARTS_SERIES_CASES: '250',
      HISTORIES: '1000',
    });
    expect(step('journeys')?.args.slice(-6)).toEqual(
      ['commands', 'portal', ...names, 'one-font'].map((name) => `--project=${name}`),
    );
    const journeys = journeysByInstant().flatMap(({ files }) => files);
    expect(journeys.toSorted()).toEqual(readdirSync(path.join(REPOSITORY, 'e2e/journeys')));
  });

  it('builds the demonstration last, before the journeys that open it', () => {
    const names = ALL_STEPS.map(({ name }) => name);
    expect(names.indexOf('build-demonstration')).toBeGreaterThan(names.indexOf('budgets'));
    const journeys = ALL_STEPS.filter(({ args }) => args.includes('test'));
    expect(journeys.map(({ needsBuild }) => needsBuild)).toEqual(journeys.map(() => true));
    expect(ALL_STEPS.filter(({ isBeside, needsBuild }) => isBeside && needsBuild)).toEqual([]);
  });

  it('rejects an unknown name', () => {
    expect(() => chooseSteps('unit,speed')).toThrow(
      'There is no step "speed". The steps: build-demonstration,',
    );
  });
});

describe('the other instants', () => {
  const instants = Object.values(OTHER_INSTANTS);
  const local = (instant: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Sao_Paulo',
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(instant));

  it("are the first minutes of a Monday, the last of a Saturday and New Year's Eve", () => {
    expect(instants.map(local)).toEqual([
      expect.stringMatching(/^Monday.* 00:10$/),
      expect.stringMatching(/^Saturday.* 23:50$/),
      expect.stringMatching(/31 December/),
    ]);
  });

  it.each([
    ['the backend', 'embedded-backend/src/rest/searching.test.ts'],
    ['the database', 'supabase/tests/clock.test.ts'],
    ['a screen that computes times', 'mf-patient/src/booking/booking-page.test.tsx'],
    ['a component that computes times in SQL', 'shared-portal/src/sync-session.test.tsx'],
  ])('run a test of %s once', (_, name) => {
    const file = path.join(REPOSITORY, name);
    expect(instants.flatMap((instant) => testsAt(instant, [file]))).toEqual([file]);
    expect(testsAtUsual([file])).toEqual([]);
  });

  it.each([
    ['a rule without times', 'shared-domain/src/cpf.test.ts'],
    ['the tools, which contain such code as text', 'tools/lint/lint.test.ts'],
  ])('run no test of %s', (_, name) => {
    const file = path.join(REPOSITORY, name);
    expect(instants.flatMap((instant) => testsAt(instant, [file]))).toEqual([]);
    expect(testsAtUsual([file])).toEqual([file]);
  });

  it.each(['concurrent-bookings', 'overlaps-migration', 'plans-at-volume'])(
    'run no test that needs a PostgreSQL or many rows (%s)',
    (name) => {
      const file = path.join(REPOSITORY, `supabase/tests/${name}.test.ts`);
      expect(instants.flatMap((instant) => testsAt(instant, [file]))).toEqual([]);
    },
  );

  it('reject an instant that is not listed', () => {
    expect(() => testsAt('2026-11-24T12:00:00Z', [])).toThrow('2026-11-24T12:00:00Z is not one of');
  });
});

describe('the steps of a change', () => {
  const namesFor = (files: readonly string[], pages: readonly string[]) =>
    stepsFor({ files, pages }).map(({ name }) => name);

  it("are an area's own when only that area changed", () => {
    const changed = { files: ['mf-patient/src/search/copy.ts', 'CHANGELOG.md'], pages: ['mf-patient'] };
    const steps = stepsFor(changed);
    expect(steps.map(({ name }) => name)).toEqual([
      'build-demonstration',
      'budgets-demonstration',
      'format',
      'lint',
      'types',
      'areas',
    ]);
    const argsOf = (name: string) => steps.find((step) => step.name === name)?.args;
    expect(argsOf('areas')?.slice(-2)).toEqual(['--testPathPatterns', '/(mf-patient/src|workbench)/']);
    for (const name of ['build-demonstration', 'lint', 'types'])
      expect([name, argsOf(name)?.at(-1)]).toEqual([name, 'mf-patient']);
    expect(argsOf('format')?.slice(-2)).toEqual(changed.files);
    for (const name of ['format', 'lint']) expect([name, argsOf(name)]).not.toContain('.');
  });

  it('are all when a dependency of other packages changed', () => {
    expect(stepsFor({ files: ['shell/src/start.tsx'], pages: ['shell'] })).toBe(STEPS);
    expect(stepsFor({ files: ['mf-admin/src/a.ts', 'supabase/seed.sql'], pages: ['mf-admin'] })).toBe(STEPS);
    expect(stepsFor({ files: ['shell/src/start.tsx'], pages: ['shell'] }, ALL_STEPS)).toBe(ALL_STEPS);
  });

  it('are only the format check when only documentation changed', () => {
    expect(namesFor(['docs/teams.md'], [])).toEqual(['format']);
    expect(stepsFor({ files: ['docs/teams.md'], pages: [] })[0]?.args.at(-1)).toBe('docs/teams.md');
  });
});

describe('the summary', () => {
  it('ends with a total over all steps', () => {
    const text = summary([
      { name: 'lint', passed: 1, failed: 0, triedAgain: [], seconds: 2 },
      { name: 'unit', passed: 40, failed: 2, triedAgain: ['of a clock', 'of a race'], seconds: 3.14 },
    ]);
    expect(text).toMatch(/✓ lint +1 passed, 0 failed +2\.0 s\n +✗ unit +40 passed, 2 failed +3\.1 s\n/);
    expect(text).toContain('\nPassed only at the second try:\n  of a clock\n  of a race\n');
    expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
  });

  it('lists skipped tests', () => {
    const skipped = ['left pages: needs a window'];
    const text = summary([{ name: 'e2e', passed: 3, failed: 0, triedAgain: [], skipped, seconds: 2 }]);
    expect(text).toMatch(/\nSkipped:\n {2}left pages: needs a window\n3 passed, 0 failed, 1 skipped$/);
  });
});

it("names the fonts of npm's Chromium in the folder where they were unpacked", () => {
  const fonts = readFileSync(fontsOf('/downloads/chromium/1.0.0'), 'utf8');
  expect(fonts).toContain('<dir>/downloads/chromium/1.0.0/fonts</dir>');
});
