import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEOPLE } from '../seed/index.ts';
import { readSequences, readTables } from '../testing/releases/read-rows.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject, backUpFolder, checkBackup, restoreBackup, writeBackup } =
  embeddedNode;
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
    // As a PostgreSQL that is created for the restore.
    mkdirSync(inPlace('taken/postgres'));
  };
  await restoreBackup(inPlace('backup'), inPlace('taken'), facts, load);
  expect(readdirSync(inPlace('taken'))).toEqual(
    expect.arrayContaining(['files', 'postgres', 'secrets.json']),
  );
  expect(existsSync(inPlace('taken.part'))).toBe(false);
  await expect(restoreBackup(inPlace('backup'), inPlace('taken'), facts, load)).rejects.toThrow(
    'is not empty',
  );
});

it('is not restored over what appears in the folder meanwhile', async () => {
  const facts = await checkBackup(inPlace('backup'));
  mkdirSync(inPlace('live'));
  // The folder's files are copied after it was seen to be empty.
  const restoring = restoreBackup(inPlace('backup'), inPlace('live'), facts);
  const begun = watch(place, (_, name) => {
    if (name !== 'live.part') return;
    begun.close();
    writeFileSync(inPlace('live/database'), 'rows');
  });
  await expect(restoring).rejects.toThrow('A portal has begun to use');
  expect(readFileSync(inPlace('live/database'), 'utf8')).toBe('rows');
});

it.each(['data/backups/b', 'link/b'])('is not written into the data folder: %s', async (to) => {
  symlinkSync(data, inPlace('link'));
  const dump = () => Promise.resolve();
  const writing = writeBackup({ data, to: inPlace(to), database: 'postgres', dump });
  await expect(writing).rejects.toThrow('is in the data folder');
  rmSync(inPlace('link'));
});

it('leaves nothing behind when it cannot be written', async () => {
  const dump = () => Promise.reject(new Error('no space left on device'));
  const writing = writeBackup({ data, to: inPlace('unwritten'), database: 'postgres', dump });
  await expect(writing).rejects.toThrow('no space');
  expect(readdirSync(place).filter((name) => name.startsWith('unwritten'))).toEqual([]);
});

it('refuses the folder of another database', async () => {
  const write = (name: string, keys: readonly string[]) =>
    writeBackup({
      data,
      to: inPlace(name),
      database: 'postgres',
      dump: async (file) => writeFileSync(file, ''),
      storedKeys: () => Promise.resolve(keys),
    });
  await expect(write('foreign', ['11111111-0000-4000-8000-000000000000'])).rejects.toThrow(
    /^1 stored files of the database are not in /,
  );
  await expect(write('own', ['0b0e5b1c-9d0c-4b9e-8f0a-0c1d2e3f4a5b'])).resolves.toMatchObject({ format: 1 });
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
