import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A folder with programs of PostgreSQL, and their major version. */
export interface Programs {
  readonly folder: string;
  readonly major: number;
}

const OLDEST_MAJOR = 15;
const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of downloaded programs. For root it is outside the home folder, which the user that runs PostgreSQL
 * may not enter.
 */
export function downloadsFolder(): string {
  if (process.getuid?.() === 0) return '/var/cache/vinculo';
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'vinculo');
}

/**
 * Finds PostgreSQL's programs: the downloaded ones, then Debian's newest, then those on PATH.
 * @param major only programs of this version, which an existing data folder needs
 * @throws when there are none
 */
export function findPrograms(major?: number): string {
  const found = candidates(['initdb', 'postgres']).find((one) =>
    major === undefined ? one.major >= OLDEST_MAJOR : one.major === major,
  );
  if (found) return found.folder;
  if (major === undefined)
    throw new Error(
      'PostgreSQL 15 or newer (initdb, postgres) was not found. `npm test` downloads it; on Debian: apt-get install postgresql',
    );
  throw new Error(
    `PostgreSQL ${major} was not found, and other versions cannot read data of ${major}. Install PostgreSQL ${major}, ` +
      'or dump the data with it and restore them into a new folder.',
  );
}

/**
 * Finds the programs that dump and restore: they read servers of their own version and older ones.
 * @throws when there are none
 */
export function findClients(major: number): string {
  const found = candidates(['pg_dump', 'pg_restore'])
    .filter((one) => one.major >= major)
    .toSorted((a, b) => a.major - b.major)[0];
  if (found) return found.folder;
  throw new Error(
    `pg_dump and pg_restore ${major} or newer were not found. On Debian: apt-get install postgresql-client`,
  );
}

/** Folders that contain all of these programs; the last one tells the version. */
function candidates(programs: readonly [string, string]): readonly Programs[] {
  const under = (parent: string, rest: string) =>
    (existsSync(parent) ? readdirSync(parent) : [])
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name, rest));
  const folders = [
    ...under(join(downloadsFolder(), 'postgres'), 'bin'),
    ...under(DEBIAN, 'bin'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders
    .filter((folder) => programs.every((program) => existsSync(join(folder, program))))
    .flatMap((folder) => {
      const major = majorOf(join(folder, programs[1]));
      return major === null ? [] : [{ folder, major }];
    });
}

/** Returns a program's major version; null when it does not start on this machine. */
function majorOf(program: string): number | null {
  try {
    const answer = execFileSync(program, ['--version'], { stdio: 'pipe' }).toString();
    return Number(/(\d+)/.exec(answer)?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root, so another user runs it. Undefined when this process is not root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it.');
}
