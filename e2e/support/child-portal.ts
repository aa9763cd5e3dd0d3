import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A portal in a separate process. */
export interface ChildPortal<Info> {
  /** What it reported when it was ready. */
  readonly info: Info;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Stops it like Ctrl-C, or with `signal`; returns its exit code, null after a signal. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** A process that ended before it was ready. */
export class EarlyEnd extends Error {
  readonly code: number | null;
  readonly output: string;

  constructor(code: number | null, output: string) {
    super(`The portal ended with ${String(code)}:\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Starts a script of the repository with additional environment variables, and waits until it is ready.
 * Throws `EarlyEnd`.
 */
export async function startChild<Info>(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildPortal<Info>> {
  const child = spawn(process.execPath, [path.join(REPOSITORY, script), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const ready = once(child, 'message') as Promise<[Info]>;
  const first = await Promise.race([ready.then(([info]) => ({ info })), ended.then(([code]) => ({ code }))]);
  if ('code' in first) throw new EarlyEnd(first.code, output);
  return {
    info: first.info,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
