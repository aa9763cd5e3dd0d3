import { changedSince } from '../build/changed.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { ensurePostgres } from '../testing/postgres.ts';
import { runStep, stopSteps, type Outcome } from '../testing/run-step.ts';
import { command } from './command.ts';
import { onEnd, type EndCode } from './on-end.ts';
import { ALL_STEPS, chooseSteps, NAMED_STEPS, STEPS, stepsFor, type Step } from '../testing/steps.ts';
import { summary } from '../testing/summary.ts';

let stopped: EndCode | undefined;

export const run = command({
  help: `npm test [-- --only unit,lint]

Runs everything that can fail for a reason of its own and ends with one summary.
  --all             on every engine and host, at other instants and with all journeys, as on the build machine
  --only <steps>    only these steps, separated by commas
  --since <commit>  only what a change since then affects: an area's own checks when only that area changed
  --second-try      retries a failed page test or journey once; the summary names it`,
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    since: { type: 'string' },
    'second-try': { type: 'boolean', default: false },
  },
  run: async ({ all, only, since, 'second-try': isTriedTwice }) => {
    onEnd((code) => {
      stopped = code;
      stopSteps();
    });
    if (isTriedTwice) process.env['SECOND_TRY'] = '1';
    // A named step runs whether or not it is part of the default run.
    const every = only !== undefined ? NAMED_STEPS : all ? ALL_STEPS : STEPS;
    await runAll(chooseSteps(only, since === undefined ? every : stepsFor(await changedSince(since), every)));
  },
});

/** Runs two rows of steps side by side, and continues after a failure. */
async function runAll(steps: readonly Step[]): Promise<void> {
  const outcomes = new Map<Step, Outcome>();
  const runRow = async (row: readonly Step[]) => {
    for (const step of row) {
      if (stopped) return;
      if (step.needsBuild) await besides;
      if (step.needsBrowser && !ensureBrowser()) console.error(`There is no browser to run ${step.name} in.`);
      const missing = step.needsPostgres ? ensurePostgres() : null;
      if (missing) console.error(missing);
      outcomes.set(step, await runStep(step));
    }
  };
  const besides = runRow(steps.filter(({ isBeside }) => isBeside));
  await runRow(steps.filter(({ isBeside }) => !isBeside));
  await besides;
  const inOrder = steps.flatMap((step) => outcomes.get(step) ?? []);
  console.log(summary(inOrder));
  if (stopped) process.exitCode = stopped;
  else if (inOrder.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
