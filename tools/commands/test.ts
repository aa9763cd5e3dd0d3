import { parseArgs } from 'node:util';
import { changedSince } from '../build/changed.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { ensurePostgres } from '../testing/postgres.ts';
import { runStep, stopStep, type Outcome } from '../testing/run-step.ts';
import { onEnd, type EndCode } from './ending.ts';
import { ALL_STEPS, chooseSteps, STEPS, stepsFor, type Step } from '../testing/steps.ts';
import { summary } from '../testing/summary.ts';

const HELP = `npm test [-- --only unit,lint]

Runs the checks and ends with one summary.
  --all             also the checks that run again under other conditions, as on the build machine
  --only <steps>    only these steps, separated by commas
  --since <commit>  only what a change since then takes: an area's own checks where nothing but the area changed
  --second-try      a page test or a journey that failed is tried once more; the summary names it`;

let stopped: EndCode | undefined;
onEnd((code) => {
  stopped = code;
  stopStep();
});

try {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean' },
      only: { type: 'string' },
      since: { type: 'string' },
      'second-try': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values['second-try']) process.env['SECOND_TRY'] = '1';
  // A step that is named runs, whichever run it belongs to.
  const every = values.all || values.only !== undefined ? ALL_STEPS : STEPS;
  const steps = values.since === undefined ? every : stepsFor(await changedSince(values.since), every);
  if (values.help) console.log(HELP);
  else await runAll(chooseSteps(values.only, steps));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs the steps one after another; a failed one does not keep the others from running. */
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
