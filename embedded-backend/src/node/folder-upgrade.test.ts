import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const { backUpFolder, checkBackup, openFolderBackend, readProject, restoreBackup } = embeddedNode;
const { createBackend, generateKeys, MemoryMailbox } = embeddedBackend;
const SITE = 'http://127.0.0.1';
let project: Awaited<ReturnType<typeof readProject>>;
let place: string;
let folder: string;

beforeAll(async () => {
  project = await readProject(path.resolve(__dirname, '../../../supabase'));
});
beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'vinculo-upgrade-'));
  folder = path.join(place, 'data');
  await copyDataFolder(folder, 'demonstration');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const open = (fresh = false) =>
  openFolderBackend({ folder, fresh, project, deployment: 'demonstration', siteUrl: SITE, smtp: null });

/** An upgrade that ended after its migration and before the kept database was removed. */
async function interruptUpgrade() {
  const lossy = { version: '29991231235959', name: 'lossy', sql: 'delete from public.consents' };
  const backend = await createBackend({
    source: { folder: path.join(folder, 'database') },
    beforeUpgrade: async (dump) =>
      writeFileSync(path.join(folder, 'before-upgrade.tar'), Buffer.from(await dump.arrayBuffer())),
    keys: generateKeys(),
    siteUrl: SITE,
    migrations: [...project.migrations, lossy],
    templates: project.templates,
    mailbox: new MemoryMailbox(),
  });
  await backend.close();
  expect(existsSync(path.join(folder, 'before-upgrade.tar'))).toBe(true);
}

const consents = async ({ backend, close }: Awaited<ReturnType<typeof open>>) => {
  const [row] = await backend.db.query<{ n: number }>('select count(*)::int as n from public.consents');
  await close();
  return row?.n;
};

describe('the start after an interrupted upgrade', () => {
  it('begins with the database as it was before', async () => {
    const before = await consents(await open());
    expect(before).toBeGreaterThan(0);
    await interruptUpgrade();
    expect(await consents(await open())).toBe(before);
    expect(readdirSync(folder).filter((name) => /upgrade|part/.test(name))).toEqual([]);
  });

  it('also when putting it back was interrupted', async () => {
    await interruptUpgrade();
    rmSync(path.join(folder, 'database', 'PG_VERSION'));
    rmSync(path.join(folder, 'database', 'global'), { recursive: true });
    const opened = await open();
    expect(opened.backend.seeded).toBe(false);
    expect(await consents(opened)).toBeGreaterThan(0);
  });

  it('begins with new data when that is wanted', async () => {
    await interruptUpgrade();
    const opened = await open(true);
    expect(opened.backend.seeded).toBe(true);
    await opened.close();
    expect(readdirSync(folder)).not.toContain('before-upgrade.tar');
  });
});

it('a backup after an interrupted upgrade has the database as it was before', async () => {
  await interruptUpgrade();
  await backUpFolder(folder, path.join(place, 'backup'));
  folder = path.join(place, 'restored');
  await restoreBackup(path.join(place, 'backup'), folder, await checkBackup(path.join(place, 'backup')));
  expect(await consents(await open())).toBeGreaterThan(0);
});
