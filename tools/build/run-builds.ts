import { spawn } from 'node:child_process';
import path from 'node:path';
import { DEMONSTRATION_VARIABLE, isDemonstration } from '../webpack/demonstration.ts';
import { DEVELOPERS_VARIABLE } from '../webpack/for-developers.ts';
import { REPOSITORY } from '../workspaces.ts';

const LERNA = path.join(REPOSITORY, 'node_modules/lerna/dist/cli.js');

/** No daemon, no telemetry, no full-screen display. */
export const QUIET = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

/** Variant of a package's build. */
export interface BuildVariant {
  /** The shell lets developers load an area from their own machine. */
  readonly forDevelopers?: boolean;
  /** Includes sample users and figures; default: the environment. */
  readonly demonstration?: boolean;
}

/**
 * Builds the named packages through lerna, several in parallel; packages with unchanged sources come from the
 * cache in .nx/. Returns the number of cache hits. Throws with the output of a failed build.
 * @param variant build variant
 */
export async function runBuilds(
  packages: readonly string[],
  { forDevelopers = false, demonstration = isDemonstration() }: BuildVariant = {},
): Promise<{ readonly cached: number }> {
  const scopes = packages.flatMap((name) => ['--scope', name]);
  const variant = {
    [DEVELOPERS_VARIABLE]: forDevelopers ? '1' : '',
    [DEMONSTRATION_VARIABLE]: String(demonstration),
  };
  const env = { ...process.env, ...QUIET, ...nodeOptions(), ...variant };
  const lerna = spawn(process.execPath, [LERNA, 'run', 'build', '--loglevel=error', ...scopes], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [lerna.stdout, lerna.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => lerna.on('close', resolve));
  if (code !== 0) throw new Error(output.trim());
  return { cached: cachedTasks(output) };
}

/** The builds need the same TypeScript flags as this process. */
const nodeOptions = () =>
  process.execArgv.length > 0
    ? { NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...process.execArgv].filter(Boolean).join(' ') }
    : {};

/** Number of builds from the cache, parsed from nx's output. */
export function cachedTasks(output: string): number {
  return Number(/from the cache instead of running the command for (\d+) out of/.exec(output)?.[1] ?? 0);
}
