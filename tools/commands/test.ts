import { changedSince } from '../build/changed.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { ensurePostgres } from '../testing/postgres.ts';
import { runStep, stopStep, type Outcome } from '../testing/run-step.ts';
import { command } from './command.ts';
import { onEnd, type EndCode } from './on-end.ts';
import { ALL_STEPS, chooseSteps, STEPS, stepsFor, type Step } from '../testing/steps.ts';
import { summary } from '../testing/summary.ts';

let stopped: EndCode | undefined;

export const run = command({
  help: `npm test [-- --only unit,lint]

Runs the checks and ends with one summary.
  --all             also the checks that repeat under other conditions, as on the build machine
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
      stopStep();
    });
    if (isTriedTwice) process.env['SECOND_TRY'] = '1';
    // A named step runs whether or not it is part of the default run.
    const every = all || only !== undefined ? ALL_STEPS : STEPS;
    await runAll(chooseSteps(only, since === undefined ? every : stepsFor(await changedSince(since), every)));
  },
});

/** Runs the steps one after another and continues after a failure. */
async function runAll(steps: readonly Step[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    if (stopped) break;
    console.log(`\n— ${step.name} —`);
    if (step.needsBrowser && !ensureBrowser()) console.error(`There is no browser to run ${step.name} in.`);
    const missing = step.needsPostgres ? ensurePostgres() : null;
    if (missing) console.error(missing);
    outcomes.push(await runStep(step));
  }
  console.log(summary(outcomes));
  if (stopped) process.exitCode = stopped;
  else if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
