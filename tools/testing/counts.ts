/** How many checks of a step passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that passed only on a retry (`--second-try`). */
  readonly triedAgain: readonly string[];
  /** Names of the tests skipped on this machine, each with its reason. */
  readonly skipped?: readonly string[];
}

/** A step without tests counts as one check. */
export const oneCheck = (succeeded: boolean): Count =>
  succeeded ? { passed: 1, failed: 0, triedAgain: [] } : { passed: 0, failed: 1, triedAgain: [] };

/** Jest's `--json` report. */
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
      /** Number of attempts. */
      readonly invocations?: number;
    }[];
  }[];
}

/** A test that did not run counts as failed, and so does a file that could not be loaded. */
export function jestCount(report: unknown): Count {
  const facts = report as JestReport;
  const notRun = facts.numPendingTests + facts.numTodoTests + facts.numRuntimeErrorTestSuites;
  const triedAgain = facts.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
  return { passed: facts.numPassedTests, failed: facts.numFailedTests + notRun, triedAgain };
}

/** The report of Playwright's JSON reporter. */
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

/** A journey that did not run counts as failed, unless it was skipped with a reason. */
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
 * The count of a finished step. The step fails unless its report agrees with its exit code. `report` is null
 * when the step wrote none.
 */
export function finalCount(count: Count | null, succeeded: boolean): Count {
  if (!count) return oneCheck(false);
  const isEmpty = count.passed + count.failed === 0;
  return isEmpty || (!succeeded && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}
