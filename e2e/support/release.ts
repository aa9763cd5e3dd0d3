import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Runs `npm run release` on a site; returns its output, or rejects with it. */
export async function releaseTo(site: string, ...args: readonly string[]): Promise<string> {
  const all = [path.join(REPOSITORY, 'tools/cli.ts'), 'release', ...args, '--site', site, '--by', 'equipe'];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: REPOSITORY });
  return stdout;
}
