import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEOPLE } from '../seed/index.ts';
import { readSequences, readTables } from '../testing/releases/read-rows.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject, backUpFolder, checkBackup, restoreBackup } = embeddedNode;
const { createBackend, generateKeys, MemoryMailbox } = embeddedBackend;
const SITE = 'http://127.0.0.1';
let project: Awaited<ReturnType<typeof readProject>>;
let place: string;
let data: string;

const open = (folder: string) =>
  openFolderBackend({ folder, project, deployment: 'demonstration', siteUrl: SITE, smtp: null });
const inPlace = (name: string) => path.join(place, name);

beforeAll(async () => {
  project = await readProject(path.resolve(__dirname, '../../../supabase'));
  place = mkdtempSync(path.join(tmpdir(), 'vinculo-backups-'));
  data = inPlace('data');
  const { backend, close } = await open(data);
  await backend.mailbox.send(
    { to: PEOPLE.camila.email, subject: 'Oi', text: 'Oi', html: '' },
    '2026-11-24T12:00:00Z',
  );
  await close();
  writeFileSync(path.join(data, 'files', '0b0e5b1c-9d0c-4b9e-8f0a-0c1d2e3f4a5b'), '%PDF-');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Every table and sequence, read without the host's jobs. */
async function contents(folder: string) {
  const opened = await createBackend({
    source: { folder: path.join(folder, 'database') },
    keys: generateKeys(),
    siteUrl: SITE,
    migrations: project.migrations,
    templates: project.templates,
    mailbox: new MemoryMailbox(),
  });
  const tables = await readTables(opened.db);
  const sequences = await readSequences(opened.db);
  await opened.close();
  return { tables, sequences };
}
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\/(database|backend)/.test(`${entry.parentPath}/${entry.name}`))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    })
    .toSorted();

it('restores every row of every table, every sequence and every file', async () => {
  const before = await contents(data);
  expect(before.tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(300);
  const facts = await backUpFolder(data, inPlace('backup'));
  expect(await checkBackup(inPlace('backup'))).toEqual(facts);
  await restoreBackup(inPlace('backup'), inPlace('restored'), facts);
  expect(await contents(inPlace('restored'))).toEqual(before);
  expect(filesOf(inPlace('restored'))).toEqual(filesOf(data));
  expect(filesOf(data).map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'secrets.json',
      expect.stringMatching(/^files\//),
      expect.stringMatching(/^mail\//),
    ]),
  );
  const modes = [
    inPlace('backup'),
    inPlace('backup/database.tar.gz'),
    inPlace('backup/backup.json'),
    inPlace('restored'),
  ];
  expect(modes.map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
    '600',
    '700',
  ]);
  const { backend, secrets, close } = await open(inPlace('restored'));
  const signIn = await backend.fetch(
    new Request(`${SITE}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: secrets.keys.publishable },
      body: JSON.stringify({ email: PEOPLE.camila.email, password: secrets.demoPassword }),
    }),
  );
  expect([signIn.status, backend.seeded, backend.applied]).toEqual([200, false, []]);
  await close();
});

it('is written by a running portal while it stores rows', async () => {
  const { backend, backUp, close } = await open(data);
  const insert = (version: string) =>
    backend.db.query(
      `insert into public.consents (user_id, document, version, text_sha256) values ($1, 'terms', $2, '')`,
      [PEOPLE.camila.id, version],
    );
  await insert('before');
  const [, ...later] = await Promise.all([
    backUp(inPlace('running')),
    ...[1, 2, 3].map((n) => insert(`at once ${n}`)),
  ]);
  expect(later).toHaveLength(3);
  await insert('afterwards');
  await close();
  await restoreBackup(inPlace('running'), inPlace('from-running'), await checkBackup(inPlace('running')));
  const { tables } = await contents(inPlace('from-running'));
  const versions = tables
    .find(({ table }) => table === 'public.consents')
    ?.rows.map(({ version }) => version);
  expect(versions).toContain('before');
  expect(versions).not.toContain('afterwards');
});

it('refuses a folder that a portal uses, one without data, and a place that is taken', async () => {
  const { close } = await open(data);
  await expect(backUpFolder(data, inPlace('refused'))).rejects.toMatchObject({ name: 'FolderInUseError' });
  await close();
  await expect(backUpFolder(place, inPlace('refused'))).rejects.toThrow('is not a data folder');
  await expect(backUpFolder(data, inPlace('backup'))).rejects.toThrow('exists already');
  expect(existsSync(inPlace('refused'))).toBe(false);
  const facts = await checkBackup(inPlace('backup'));
  await expect(restoreBackup(inPlace('backup'), data, facts)).rejects.toThrow('is not empty');
});

it('is restored while no portal can open the folder, and never over what is in it', async () => {
  const facts = { ...(await checkBackup(inPlace('backup'))), database: 'postgres' } as const;
  const load = async () => {
    await expect(open(inPlace('taken'))).rejects.toMatchObject({ name: 'FolderInUseError' });
    writeFileSync(inPlace('taken/live'), 'written meanwhile');
  };
  await expect(restoreBackup(inPlace('backup'), inPlace('taken'), facts, load)).rejects.toThrow(
    'A portal has begun to use',
  );
  expect(readdirSync(inPlace('taken'))).toEqual(['live']);
});

it('leaves nothing behind when it cannot be restored', async () => {
  const facts = { ...(await checkBackup(inPlace('backup'))), database: 'postgres' } as const;
  const failing = () => Promise.reject(new Error('no space left on device'));
  await expect(restoreBackup(inPlace('backup'), inPlace('failed'), facts, failing)).rejects.toThrow(
    'no space',
  );
  expect(readdirSync(place).filter((name) => name.startsWith('failed'))).toEqual([]);
});

it('is not restored when a file is missing, changed, or of a later format', async () => {
  await expect(checkBackup(data)).rejects.toThrow('is not a backup');
  const copy = inPlace('damaged');
  execFileSync('cp', ['-r', inPlace('backup'), copy]);
  writeFileSync(path.join(copy, 'secrets.json'), '{}');
  rmSync(path.join(copy, 'files'), { recursive: true });
  await expect(checkBackup(copy)).rejects.toThrow(/Missing or changed: files\/[0-9a-f-]+, secrets\.json$/);
  const facts = { ...(await checkBackup(inPlace('backup'))), format: 2 };
  writeFileSync(path.join(copy, 'backup.json'), JSON.stringify(facts));
  await expect(checkBackup(copy)).rejects.toThrow('a later release');
});
