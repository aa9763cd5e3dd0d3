import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { ClusterPassword } from './cluster-password.ts';
import { downloadsFolder, findPrograms, unprivilegedUser } from './programs.ts';

export { downloadsFolder, findPrograms };

/** A private PostgreSQL on a free port of this machine. */
export interface Cluster {
  /** URL of a database for a role, by default the superuser, with the superuser's password. */
  url(database: string, role?: string): string;
  stop(): Promise<void>;
}

/** The PostgreSQL did not start; the message contains its output. */
class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/**
 * Starts an empty PostgreSQL that is deleted when it stops.
 * @param major version; default: the one preferred on this machine
 * @throws when the programs are missing or do not start
 */
export async function startCluster(superuser: string, major?: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-postgres-'));
  const cluster = await run(folder, superuser, ['fsync=off', 'max_connections=300'], major);
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the PostgreSQL of a folder, created if missing; its superuser is postgres. A folder of an older
 * major version is served by that version. Throws when its programs are missing, the folder cannot be used,
 * or another process uses it.
 */
export async function openCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  return run(folder, 'postgres', ['max_wal_size=4GB', 'shared_buffers=256MB']);
}

async function run(
  folder: string,
  superuser: string,
  settings: readonly string[],
  major?: number,
): Promise<Cluster> {
  const data = join(folder, 'data');
  const programs = findPrograms(majorOfData(data) ?? major);
  const owner = unprivilegedUser();
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    allowPassThrough(dirname(folder));
  }
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const password = new ClusterPassword(folder, owner);
  prepare(programs, data, superuser, password, as);
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, ...settings];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...all.flatMap((s) => ['-c', s])], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C must reach only the portal, which finishes its work first.
    detached: true,
  });
  // When the process is killed, the server stops with it.
  const abandon = () => server.kill('SIGQUIT');
  process.once('exit', abandon);

  const url = (database: string, role = superuser) =>
    `postgres://${role}:${password.read()}@127.0.0.1:${port}/${database}`;
  await untilAnswering(server, url('template1'));
  return {
    url,
    async stop() {
      process.off('exit', abandon);
      await ended(server, 'SIGINT');
    },
  };
}

/** Lets another user reach their own folder inside a private one of ours, which stays unreadable to them. */
function allowPassThrough(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o011) !== 0o011) chmodSync(folder, (mode & 0o777) | 0o011);
}

/** Major version that wrote a data folder; undefined for a new one. */
function majorOfData(data: string): number | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** Creates the data folder if missing; in both cases its superuser has the password afterwards. */
function prepare(
  programs: string,
  data: string,
  superuser: string,
  password: ClusterPassword,
  as: object,
): void {
  try {
    if (existsSync(join(data, 'PG_VERSION'))) {
      password.require(join(programs, 'postgres'), data, superuser, as);
      return;
    }
    password.read();
    const access = ['-U', superuser, '-A', 'scram-sha-256', `--pwfile=${password.file}`];
    const options = ['-D', data, ...access, '-E', 'UTF8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), options, { ...as, stdio: 'pipe' });
  } catch (error) {
    const output = (error as { stderr?: Buffer }).stderr?.toString() ?? String(error);
    throw new ClusterError(`PostgreSQL cannot keep its data in ${data}.\n${output}`, { cause: error });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

async function untilAnswering(server: ChildProcess, url: string): Promise<void> {
  let output = '';
  server.stderr?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-2000)));
  const deadline = Date.now() + 20_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
  server.kill('SIGQUIT');
  throw new ClusterError(`PostgreSQL did not start (exit code ${server.exitCode}).\n${output}`);
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return;
  await new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
    server.kill(signal);
  });
}
