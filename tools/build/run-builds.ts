import { spawn } from 'node:child_process';
import path from 'node:path';
import { DEMONSTRATION_VARIABLE, isDemonstration } from '../webpack/demonstration.ts';
import { DEVELOPERS_VARIABLE } from '../webpack/for-developers.ts';
import { REPOSITORY } from '../workspaces.ts';

const LERNA = path.join(REPOSITORY, 'node_modules/lerna/dist/cli.js');

/** No background process, no reports to anybody, no full-screen display. */
export const QUIET = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

/** Which of a package's builds is wanted. */
export interface BuildVariant {
  /** The shell lets a developer point an area at their own machine. */
  readonly forDevelopers?: boolean;
  /** With invented people and figures; what the environment says by default. */
  readonly demonstration?: boolean;
}

/**
 * Builds the named packages through lerna, several at once; those whose sources have not changed come from
 * the cache in .nx/. Answers how many did. Throws with what the builds said when one fails.
 * @param variant which build of a package is wanted
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

/** What this process was told about TypeScript, the builds must be told too. */
const nodeOptions = () =>
  process.execArgv.length > 0
    ? { NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...process.execArgv].filter(Boolean).join(' ') }
    : {};

/** How many builds the cache answered, by nx's own words. */
export function cachedTasks(output: string): number {
  return Number(/from the cache instead of running the command for (\d+) out of/.exec(output)?.[1] ?? 0);
}
