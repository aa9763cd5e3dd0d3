import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRelease, RELEASES } from '../testing/releases/open-release.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject } = embeddedNode;

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** Permissions of other users in a folder and below it, one line each. */
function grantToOthers(folder: string): readonly string[] {
  const { mode } = lstatSync(folder);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [
    ...((mode & 0o777) === 0o700 ? [] : [`. ${(mode & 0o777).toString(8)}`]),
    ...entries.flatMap((name) => {
      const stats = lstatSync(path.join(folder, name));
      const found = stats.mode & 0o777;
      return found === (stats.isDirectory() ? 0o700 : 0o600) ? [] : [`${name} ${found.toString(8)}`];
    }),
  ];
}

async function use(folder: string): Promise<readonly string[]> {
  const project = await readProject(path.resolve(__dirname, '../../../supabase'));
  const options = {
    folder,
    project,
    deployment: 'demonstration',
    siteUrl: 'http://127.0.0.1',
    smtp: null,
  } as const;
  const { backend, close } = await openFolderBackend(options);
  await backend.mailbox.send(
    { to: 'a@b.example', subject: 'a', html: 'a', text: 'a' },
    new Date().toISOString(),
  );
  await backend.db.exec(
    'insert into private.data_exports (user_id) select id from public.profiles, generate_series(1, 500)',
  );
  await backend.db.exec('checkpoint');
  const found = grantToOthers(folder);
  await close();
  return [...found, ...grantToOthers(folder)];
}

it('restricts a new data folder to its owner: folders 0700, files 0600', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'vinculo-private-'));
  places.push(place);
  expect(await use(path.join(place, 'data'))).toEqual([]);
});

it('removes permissions that an earlier release gave to others', async () => {
  const { folder, place } = openRelease(RELEASES[0] ?? '');
  places.push(place);
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const at = path.join(folder, name);
    chmodSync(at, lstatSync(at).isDirectory() ? 0o755 : 0o644);
  }
  expect(grantToOthers(folder).length).toBeGreaterThan(1000);
  expect(await use(folder)).toEqual([]);
});
