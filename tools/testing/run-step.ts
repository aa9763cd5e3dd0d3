import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { oneCheck, finalCount, type Count } from './counts.ts';
import type { Step } from './steps.ts';

/** Result of a step. */
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Slightly below that of the tests, which wait for answers in time. Much below it, these steps would still run when the
 * tests before the journeys have ended, and keep one processor idle.
 */
const PRIORITY_BESIDE = 2;

const running = new Set<ChildProcess>();

/** Stops the running steps and their child processes. */
export function stopSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs one step and counts its checks. A step beside others prints its output at its end. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = Date.now();
  if (step.report) {
    mkdirSync(path.dirname(step.report.file), { recursive: true });
    rmSync(step.report.file, { force: true });
  }
  const output: Buffer[] = [];
  const child = spawn(process.execPath, step.args, {
    cwd: REPOSITORY,
    stdio: step.isBeside ? 'pipe' : 'inherit',
    env: { ...process.env, ...step.env },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  if (step.isBeside && child.pid !== undefined) setPriority(child.pid, PRIORITY_BESIDE);
  else console.log(`\n— ${step.name} —`);
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  if (step.isBeside) console.log(`\n— ${step.name} —\n${Buffer.concat(output).toString()}`);
  const seconds = (Date.now() - started) / 1000;
  const count = step.report ? finalCount(readReport(step.report), code === 0) : oneCheck(code === 0);
  return { name: step.name, seconds, ...count };
}

function readReport({ file, count }: NonNullable<Step['report']>): Count | null {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null; // the step ended before it wrote a report
  }
}
