import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lostRows } from '../testing/releases/lost-rows.ts';
import { openRelease, RELEASES, type Release } from '../testing/releases/open-release.ts';
import { readRowsOf } from '../testing/releases/read-rows.ts';
import { schemaOf } from '../testing/releases/schema.ts';
import type { Backend, Source } from '../index.ts';

jest.setTimeout(120_000);

const SITE = 'http://127.0.0.1';
const { createBackend, generateKeys, MemoryMailbox } = embeddedBackend;
const { openFolderBackend, readProject } = embeddedNode;
let project: Awaited<ReturnType<typeof readProject>>;
let fresh: readonly string[];

/** The project's database without its host: no seed, no jobs. */
const migrated = (source: Source): Promise<Backend> =>
  createBackend({
    source,
    keys: generateKeys(),
    siteUrl: SITE,
    migrations: project.migrations,
    templates: project.templates,
    mailbox: new MemoryMailbox(),
  });

beforeAll(async () => {
  project = await readProject(path.resolve(__dirname, '../../../supabase'));
  const backend = await migrated(await emptySource());
  fresh = await schemaOf(backend.db);
  await backend.close();
});

it('finds a release to upgrade from', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
});

describe.each(RELEASES)('a data folder of the release of %s', (name) => {
  let release: Release;
  let upgraded: Backend | undefined;

  beforeAll(async () => {
    release = openRelease(name);
    upgraded = await migrated({ folder: path.join(release.folder, 'database') });
  });
  afterAll(() => rmSync(release.place, { recursive: true, force: true }));

  const database = () => {
    if (!upgraded) throw new Error('The folder was not upgraded.');
    return upgraded.db;
  };

  it('gets every missing migration', async () => {
    const had = release.tables.find(({ table }) => table === 'supabase_migrations.schema_migrations')?.rows;
    const versions = had?.map(({ version }) => version);
    expect(versions?.length).toBeGreaterThan(40);
    const pending = project.migrations.filter(({ version }) => !versions?.includes(version));
    expect(upgraded?.applied).toEqual(pending.map(({ version }) => version));
  });

  it('keeps every row of every table', async () => {
    const lost: string[] = [];
    for (const before of release.tables) lost.push(...lostRows(before, await readRowsOf(database(), before)));
    expect(lost).toEqual([]);
  });

  it('has the schema of a new database', async () => {
    const lines = await schemaOf(database());
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => !fresh.includes(line))).toEqual([]);
    expect(fresh.filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('opens as a portal where an earlier account signs in, with its files and e-mails', async () => {
    await upgraded?.close();
    upgraded = undefined;
    const { account, folder } = release;
    // On the release's day: the jobs delete documents that were not sent within a week.
    startClock(Date.parse(name));
    const { backend, secrets, mailbox, close } = await openFolderBackend({
      folder,
      project,
      deployment: 'demonstration',
      siteUrl: SITE,
      smtp: null,
    });
    const headers = { apikey: secrets.keys.publishable };
    const signIn = await backend.fetch(
      new Request(`${SITE}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: account.email, password: account.password }),
      }),
    );
    expect(signIn.status).toBe(200);
    const { access_token: token } = (await signIn.json()) as { access_token: string };
    const file = await backend.fetch(
      new Request(`${SITE}/storage/v1/object/professional-documents/${account.document}`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
      }),
    );
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await mailbox?.list())?.map(({ to }) => to)).toContain(account.email);
    await close();
  });

  it('is as before when a migration fails, and is upgraded by a corrected one', async () => {
    const { folder, place, account, tables } = openRelease(name);
    const failing = {
      version: '29991231235959',
      name: 'fails',
      sql: 'delete from public.consents; select 1 / 0',
    };
    const options = { folder, deployment: 'demonstration', siteUrl: SITE, smtp: null } as const;
    const wrong = { ...project, migrations: [...project.migrations, failing] };
    await expect(openFolderBackend({ ...options, project: wrong })).rejects.toMatchObject({
      name: 'MigrationError',
      message: '29991231235959_fails.sql: division by zero',
    });
    expect(readdirSync(folder)).not.toContain('before-upgrade.tar');
    const had = tables.find(({ table }) => table === 'supabase_migrations.schema_migrations')?.rows;
    const restored = await embeddedBackend.createBackend({
      source: { folder: path.join(folder, 'database') },
      keys: generateKeys(),
      siteUrl: SITE,
      migrations: [],
      templates: project.templates,
      mailbox: new MemoryMailbox(),
    });
    const now = await restored.db.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    expect(now.map(({ version }) => version).toSorted()).toEqual(
      had?.map(({ version }) => version).toSorted(),
    );
    await restored.close();
    const opened = await openFolderBackend({ ...options, project });
    expect(
      await opened.backend.db.query('select 1 from auth.users where email = $1', [account.email]),
    ).toHaveLength(1);
    await opened.close();
    expect(readdirSync(folder)).not.toContain('before-upgrade.tar');
    rmSync(place, { recursive: true });
  });
});
