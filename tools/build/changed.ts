import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../workspaces.ts';
import { PAGE_PACKAGES } from './built-packages.ts';
import { QUIET } from './run-builds.ts';

const NX = path.join(REPOSITORY, 'node_modules/nx/dist/bin/nx.js');

export interface Changed {
  /** Paths from the repository's root. */
  readonly files: readonly string[];
  /** Shell and areas whose builds may differ. */
  readonly pages: readonly string[];
}

/**
 * What differs from a commit: commits since the branch point, edits and new files. lerna's graph (nx) gives
 * the affected packages: those changed and their dependents. Throws when git does not know the commit.
 */
export async function changedSince(commit: string, root = REPOSITORY): Promise<Changed> {
  const git = (...args: readonly string[]) => linesOf('git', args, root);
  const known = await git('diff', '--name-only', '--merge-base', commit);
  const files = [...known, ...(await git('ls-files', '--others', '--exclude-standard'))];
  if (files.length === 0) return { files, pages: [] };
  const asked = ['show', 'projects', '--affected', `--files=${files.join(',')}`];
  const affected = new Set(await linesOf(process.execPath, [NX, ...asked], root));
  return { files, pages: PAGE_PACKAGES.filter((name) => affected.has(name)) };
}

async function linesOf(program: string, args: readonly string[], cwd: string): Promise<readonly string[]> {
  const env = { ...process.env, ...QUIET };
  const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: 1 << 26 });
  return stdout.split('\n').filter(Boolean);
}
