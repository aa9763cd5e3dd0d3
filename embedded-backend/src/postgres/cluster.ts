import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of its own, on a free port of this machine, gone when stopped. */
export interface Cluster {
  /** Address of a database as a role, the superuser by default; nobody has a password. */
  url(database: string, role?: string): string;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL. @throws when the programs are missing or do not start */
export async function startCluster(superuser: string): Promise<Cluster> {
  const programs = findPrograms();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');

  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...as, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...as,
    stdio: 'ignore',
  });
  // A run that is cut short takes the server with it.
  const abandon = () => server.kill('SIGQUIT');
  process.once('exit', abandon);

  const url = (database: string, role = superuser) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  await untilAnswering(server, url('template1'));
  return {
    url,
    async stop() {
      process.off('exit', abandon);
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of initdb and postgres: Debian's newest, else the first on PATH. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((p) => existsSync(join(folder, p))));
  if (found) return found;
  throw new Error(
    'These tests need PostgreSQL 15 or newer (initdb, postgres). Debian: apt-get install postgresql',
  );
}

/** PostgreSQL refuses to run as root: then somebody else does. Undefined when this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it.');
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
  throw new Error(`PostgreSQL did not start (exit code ${server.exitCode}).`);
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
