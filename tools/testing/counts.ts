/** How many checks of a step passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of those that passed only when they were tried again, which is asked for by `--second-try`. */
  readonly triedAgain: readonly string[];
  /** Names of those that this machine cannot run, each with its reason. */
  readonly skipped?: readonly string[];
}

/** A step without tests of its own is one check. */
export const oneCheck = (succeeded: boolean): Count =>
  succeeded ? { passed: 1, failed: 0, triedAgain: [] } : { passed: 0, failed: 1, triedAgain: [] };

/** What Jest's `--json` tells. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How often it was run. */
      readonly invocations?: number;
    }[];
  }[];
}

/** A test that did not run counts as failed: every test runs. So does a file that could not be loaded. */
export function jestCount(report: unknown): Count {
  const facts = report as JestReport;
  const notRun = facts.numPendingTests + facts.numTodoTests + facts.numRuntimeErrorTestSuites;
  const triedAgain = facts.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
  return { passed: facts.numPassedTests, failed: facts.numFailedTests + notRun, triedAgain };
}

/** What Playwright's JSON reporter tells. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** A journey that did not run counts as failed, unless it was skipped for a stated reason. */
export function playwrightCount(report: unknown): Count {
  const { stats, errors, suites } = report as PlaywrightReport;
  const skipped = suites.flatMap(skippedWithReason);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped - skipped.length + errors.length,
    triedAgain: suites.flatMap(flakyTitles),
    skipped,
  };
}

const skippedWithReason = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations = [] }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return status === 'skipped' && reason ? [`${title}: ${reason}`] : [];
    }),
  ),
  ...suites.flatMap(skippedWithReason),
];

const flakyTitles = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
];

/**
 * The count of a step that ended: its report agrees with its exit code, or the step failed. `report` is null
 * when the step wrote none.
 */
export function settle(count: Count | null, succeeded: boolean): Count {
  if (!count) return oneCheck(false);
  const isEmpty = count.passed + count.failed === 0;
  return isEmpty || (!succeeded && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}
