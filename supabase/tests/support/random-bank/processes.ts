import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PixSettings } from '../../../functions/_shared/payments/settings.ts';

/** The bank and the database that a process uses. */
export interface Place extends Omit<PixSettings, 'certificateEnds'> {
  /** URL of a PostgreSQL database. */
  readonly database: string;
}

/** One run of settle-payments, of one call if given. */
export interface Run {
  readonly place: Place;
  /** UTC ISO instant. */
  readonly now: string;
  readonly call?: string | undefined;
}

const SCRIPT = path.join(__dirname, 'settling-process.ts');

function start() {
  const child = fork(SCRIPT, { execArgv: [] });
  const end = once(child, 'exit').then(() => ['killed'] as const);
  return { child, ready: once(child, 'message'), end };
}

/** Starts a process that runs settle-payments, and a spare one that replaces it when it is killed. */
export function startProcesses() {
  let current = start();
  let spare = start();
  let killed = 0;
  return {
    /** How many were killed. */
    killed: () => killed,
    /** Runs settle-payments; with `killAfterMs` the process is killed after that time, unless it has finished. */
    async run(what: Run, killAfterMs?: number): Promise<string> {
      const { child, ready, end } = current;
      await ready;
      const answer = once(child, 'message') as Promise<[string]>;
      child.send(what);
      const timer =
        killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      const [result] = await Promise.race([answer, end]);
      clearTimeout(timer);
      if (result !== 'killed') return result;
      killed += 1;
      current = spare;
      spare = start();
      return result;
    },
    stop(): void {
      for (const { child } of [current, spare]) child.kill('SIGKILL');
    },
  };
}

export type Processes = ReturnType<typeof startProcesses>;
