import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateKeys, startFixture } from '../testing/start.ts';
import type { PgliteSource } from '../database/open.ts';
import type { Project } from './index.ts';

const { readProject, readSnapshot, snapshotOf } = embeddedNode;
const NOON = Date.parse('2031-01-06T12:00:00Z');
const templates = { confirmation: '', magic_link: '', recovery: '' };
const project: Project = {
  migrations: [{ version: '20260101000000', name: 'one', sql: 'create table public.things (name text)' }],
  seed: `insert into public.things values ('seeded')`,
  templates,
  functions: {},
  photos: undefined,
  fingerprint: 'abc',
};

let cache: string;
let empty: PgliteSource;
beforeAll(async () => {
  empty = (await emptySource()) as PgliteSource;
  cache = mkdtempSync(path.join(tmpdir(), 'vinculo-cache-'));
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

it('is a seeded database, created once', async () => {
  const files = await snapshotOf(project, cache, NOON, empty);
  const made = statSync(files.tar).mtimeMs;
  expect(await snapshotOf(project, cache, NOON, empty)).toEqual(files);
  expect(statSync(files.tar).mtimeMs).toBe(made);
  expect(gunzipSync(readFileSync(files.gzip)).equals(readFileSync(files.tar))).toBe(true);
  const backend = await startFixture({
    source: { snapshot: await readSnapshot(files) },
    keys: generateKeys(),
    migrations: [],
  });
  expect(await backend.db.query('select name from public.things')).toEqual([{ name: 'seeded' }]);
  await backend.close();
}, 120_000);

it('stays readable when two processes create it at once', async () => {
  const twice = { ...project, fingerprint: 'twice' };
  const first = snapshotOf(twice, cache, NOON, empty).then(readSnapshot);
  const second = snapshotOf(twice, cache, NOON, empty);
  const blob = await first;
  await second;
  expect((await blob.arrayBuffer()).byteLength).toBeGreaterThan(0);
}, 120_000);

it('deletes old ones', async () => {
  const old = path.join(cache, 'old.tar');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  await snapshotOf({ ...project, fingerprint: 'def' }, cache, NOON, empty);
  expect(existsSync(old)).toBe(false);
}, 120_000);

it('is named after its definition', async () => {
  const supabase = path.resolve(__dirname, '../../../supabase');
  const copy = path.join(cache, 'supabase');
  cpSync(supabase, copy, { recursive: true });
  const before = (await readProject(copy)).fingerprint;
  expect(before).toBe((await readProject(supabase)).fingerprint);
  appendFileSync(path.join(copy, 'seed.sql'), '-- changed');
  const changedSeed = (await readProject(copy)).fingerprint;
  writeFileSync(path.join(copy, 'migrations/29990101000000_last.sql'), 'select 1');
  const { fingerprint, migrations } = await readProject(copy);
  expect(new Set([before, changedSeed, fingerprint]).size).toBe(3);
  expect(migrations.at(-1)).toEqual({ version: '29990101000000', name: 'last', sql: 'select 1' });
});
