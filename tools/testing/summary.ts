import type { Outcome } from './run-step.ts';

/**
 * The summary of a run: one line per step, the checks that needed a retry, then the total, `N passed, N
 * failed`.
 */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(({ name, passed, failed, seconds }) => {
    const counts = `${passed} passed, ${failed} failed`;
    return `  ${failed ? '✗' : '✓'} ${name.padEnd(width)}  ${counts.padEnd(24)} ${seconds.toFixed(1)} s`;
  });
  const again = outcomes.flatMap(({ triedAgain }) => triedAgain);
  const unsteady = again.length
    ? ['Passed only at the second try:', ...again.map((name) => `  ${name}`)]
    : [];
  const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? []);
  const left = skipped.length ? ['Skipped:', ...skipped.map((name) => `  ${name}`)] : [];
  return ['', 'Summary', ...lines, ...unsteady, ...left, totals(outcomes, skipped.length)].join('\n');
}

function totals(outcomes: readonly Outcome[], skipped: number): string {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + pick(one), 0);
  const counts = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
  return skipped ? `${counts}, ${skipped} skipped` : counts;
}
