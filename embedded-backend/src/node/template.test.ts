import type { Backend } from '../index.ts';
import { clientOf, generateKeys, signUpConfirmed, startFixture } from '../testing/start.ts';
import type { Template } from './index.ts';

const keys = generateKeys();
let backend: Backend;
let template: Template;
const ana = () => clientOf(backend, keys.publishable);
let session: { access_token: string; refresh_token: string };

beforeAll(async () => {
  backend = await startFixture({ keys });
  await signUpConfirmed(backend, ana(), 'ana@example.com');
  session = await backend.signIn('ana@example.com');
  template = await embeddedNode.takeTemplate(backend);
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => template.restore());

it('restores rows, users and e-mails', async () => {
  await signUpConfirmed(backend, ana(), 'bia@example.com');
  await backend.db.query(`update public.rooms set name = 'Other' where id = 1`);
  await backend.db.query('delete from public.rooms where id = 2');
  await template.restore();
  const rooms = await backend.db.query('select id, name from public.rooms order by id limit 2');
  expect(rooms).toEqual([
    { id: 1, name: 'Room 1' },
    { id: 2, name: 'Room 2' },
  ]);
  expect(await backend.db.query('select email from auth.users')).toEqual([{ email: 'ana@example.com' }]);
  expect(await backend.mailbox.list()).toEqual([]);
});

it.each([1, 2])(
  'keeps sessions of the template valid, even if signed out or refreshed before (%i)',
  async () => {
    const user = ana();
    expect((await user.auth.setSession(session)).error).toBeNull();
    expect((await user.auth.refreshSession()).error).toBeNull();
    expect((await user.auth.signOut({ scope: 'global' })).error).toBeNull();
  },
);

it('continues ids after the old ones', async () => {
  const insert = (starts: string) =>
    backend.db.query<{ id: number }>(
      `insert into public.stays (room_id, guest_id, starts_at, ends_at)
       select 1, id, $1::timestamptz, $1::timestamptz + interval '1 hour' from public.people returning id`,
      [starts],
    );
  const [first] = await insert('2030-01-01T10:00Z');
  await template.restore();
  const [second] = await insert('2030-01-01T10:00Z');
  expect(second?.id).toBeGreaterThan(first?.id ?? Infinity);
});

it('waits for running requests', async () => {
  const rename = (id: number) =>
    backend.db.transaction(async (inside) => {
      await inside.query(`update public.rooms set name = 'Other ' || id where id = $1`, [id]);
      await inside.query('select pg_sleep(0.01)');
    });
  await Promise.all([rename(1), rename(2), template.restore()]);
  const renamed = await backend.db.query(`select id from public.rooms where name like 'Other%'`);
  expect(renamed).toEqual([]);
});

it('leaves the database usable when it fails', async () => {
  await backend.db.exec('alter table public.rooms rename to spaces');
  await expect(template.restore()).rejects.toThrow('does not exist');
  await backend.db.exec('alter table public.spaces rename to rooms');
  await template.restore();
});
