import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { oneCheck, finalCount, type Count } from './counts.ts';
import type { Step } from './steps.ts';

/** Result of a step. */
export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

let running: ChildProcess | undefined;

/** Stops the running step and its child processes. */
export function stopStep(): void {
  running?.kill('SIGTERM');
}

/** Runs one step with inherited output, and counts its checks. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = Date.now();
  if (step.report) {
    mkdirSync(path.dirname(step.report.file), { recursive: true });
    rmSync(step.report.file, { force: true });
  }
  running = spawn(process.execPath, step.args, {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
  });
  const [code] = (await once(running, 'close')) as [number | null];
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
