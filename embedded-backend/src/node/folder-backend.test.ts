import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PEOPLE } from '../seed/index.ts';
import type { FolderBackend } from './index.ts';

jest.setTimeout(30_000);

const { openFolderBackend, readProject, FolderInUseError } = embeddedNode;
let project: Awaited<ReturnType<typeof readProject>>;

beforeAll(async () => {
  project = await readProject(path.resolve(__dirname, '../../../supabase'));
});
const writer = path.resolve(__dirname, '../testing/writer.mjs');
const fullDisk = path.resolve(__dirname, '../testing/full-disk.mjs');
const SITE = 'http://127.0.0.1';

let folder: string;
const open = (): Promise<FolderBackend> =>
  openFolderBackend({ folder, project, deployment: 'demonstration', siteUrl: SITE });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-data-'));
  await (await open()).close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signIn = ({ backend, secrets }: FolderBackend, password = secrets.demoPassword) =>
  backend.fetch(
    new Request(`${SITE}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: secrets.keys.publishable },
      body: JSON.stringify({ email: PEOPLE.camila.email, password }),
    }),
  );

/**
 * Lets a child process write until it has reported the given number of rows, kills it mid-write, and returns
 * the reported rows.
 */
async function writeAndKill(rows: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, folder, PEOPLE.camila.id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    output.push(line);
    if (output.length === rows) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return output;
}

it("makes keys and the demonstration password readable only by the folder's owner, and persists them", async () => {
  const file = path.join(folder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file, 'utf8');
  const opened = await open();
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect((await signIn(opened)).status).toBe(200);
  expect((await signIn(opened, 'outra-senha')).status).toBe(400);
  await opened.close();
});

it('prints the correct password when the rows are older than the folder', async () => {
  rmSync(path.join(folder, 'secrets.json'));
  const opened = await open();
  expect((await signIn(opened)).status).toBe(200);
  await opened.close();
});

it('migrates and seeds once', async () => {
  const opened = await open();
  expect(opened.backend.applied).toEqual([]);
  expect(opened.backend.seeded).toBe(false);
  const versions = await opened.backend.db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  expect(versions.map(({ version }) => version)).toEqual(project.migrations.map(({ version }) => version));
  await opened.close();
});

it('refuses a folder with an edited migration, names the first one, and releases the folder', async () => {
  const [first, second, third, ...others] = project.migrations;
  if (!first || !second || !third) throw new Error('There are migrations.');
  const edited = [second, third].map((migration) => ({ ...migration, sql: `${migration.sql}-- More.` }));
  const migrations = [first, ...edited, ...others];
  await expect(
    openFolderBackend({
      folder,
      deployment: 'demonstration',
      project: { ...project, migrations },
      siteUrl: SITE,
    }),
  ).rejects.toThrow(
    `${second.version}_${second.name}.sql has changed since this folder was made; start with --fresh`,
  );
  await (await open()).close();
});

it('shows e-mails, except when they are sent by SMTP', async () => {
  const shown = await open();
  expect(shown.mailbox).toBe(shown.backend.mailbox);
  await shown.close();
  const smtp = { url: 'smtp://127.0.0.1:1', from: 'nao-responda@vinculo.example' };
  const sending = await openFolderBackend({
    folder,
    project,
    deployment: 'demonstration',
    siteUrl: SITE,
    smtp,
  });
  expect(sending.mailbox).toBeNull();
  await sending.backend.mailbox.send(
    { to: 'a@b.example', subject: 'a', html: 'a', text: 'a' },
    new Date().toISOString(),
  );
  await sending.close();
  const again = await open();
  expect((await again.backend.mailbox.list()).map(({ subject }) => subject)).not.toContain('a');
  await again.close();
});

it('locks the folder, names the process, and releases it', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(FolderInUseError);
  await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  await (await open()).close();
});

it('refuses a second process and names the first', async () => {
  const opened = await open();
  const child = spawn(process.execPath, [writer, folder, PEOPLE.camila.id], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(output).toContain(`${folder} is in use by process ${process.pid}`);
  expect((await signIn(opened)).status).toBe(200);
  await opened.close();
});

it('loses no acknowledged write when it is killed, ten times', async () => {
  const output: string[] = [];
  for (const rows of [7, 23, 40, 1, 2, 3, 5, 11, 17, 31]) output.push(...(await writeAndKill(rows)));
  const opened = await open();
  const kept = await opened.backend.db.query<{ version: string }>(
    'select version from public.consents where version = any ($1)',
    [output],
  );
  await opened.close();
  expect(output.length).toBeGreaterThanOrEqual(140);
  expect(kept).toHaveLength(output.length);
}, 300_000);

const MORE_THAN_A_LOG_FILE =
  'create table public.much as select repeat(md5(i::text), 30) from generate_series(1, 40000) i';

it('continues when a file of the write-ahead log is full', async () => {
  const opened = await open();
  const files = () => readdirSync(path.join(folder, 'database/pg_wal'));
  const before = files();
  await opened.backend.db.exec(MORE_THAN_A_LOG_FILE);
  expect(files().filter((file) => !before.includes(file))).not.toEqual([]);
  await opened.backend.db.exec('drop table public.much');
  await opened.close();
  await (await open()).close();
}, 120_000);

it('stops with a message when the disk is full, and restarts later with all committed data', async () => {
  const full = path.join(folder, 'full');
  const child = spawn(process.execPath, [fullDisk, full, PEOPLE.camila.id], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(output).toContain('open\n');
  expect(output).toContain('The database stopped: its disk may be full.');
  expect(output).not.toContain('written');
  expect(code).toBe(1);
  const opened = await openFolderBackend({
    folder: full,
    project,
    deployment: 'demonstration',
    siteUrl: SITE,
  });
  const kept = await opened.backend.db.query("select 1 from public.consents where version = 'before'");
  expect(kept).toHaveLength(1);
  await opened.close();
}, 120_000);

it('syncs each commit to disk', async () => {
  const opened = await open();
  const [settings] = await opened.backend.db.query(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on' });
  await opened.close();
});

it('leaves the exit code of its process alone', async () => {
  const before = outerProcess.exitCode;
  const opened = await open();
  expect(outerProcess.exitCode).toBe(before);
  await expect(opened.backend.db.query('no statement')).rejects.toThrow('syntax error');
  expect(outerProcess.exitCode).toBe(before);
  await opened.close();
  expect(outerProcess.exitCode).toBe(before);
});
