/** How many checks of a step passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A step without tests of its own is one check. */
export const oneCheck = (succeeded: boolean): Count =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What Jest's `--json` tells. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A test that did not run counts as failed: every test runs. So does a file that could not be loaded. */
export function jestCount(report: unknown): Count {
  const facts = report as JestReport;
  const notRun = facts.numPendingTests + facts.numTodoTests + facts.numRuntimeErrorTestSuites;
  return { passed: facts.numPassedTests, failed: facts.numFailedTests + notRun };
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
}

/** A journey that passed only at the second try, or did not run, counts as failed. */
export function playwrightCount(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * The count of a step that ended: its report agrees with its exit code, or the step failed. `report` is null
 * when the step wrote none.
 */
export function settle(count: Count | null, succeeded: boolean): Count {
  if (!count) return oneCheck(false);
  const isEmpty = count.passed + count.failed === 0;
  return isEmpty || (!succeeded && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}
