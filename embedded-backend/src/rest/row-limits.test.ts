import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { clientOf, generateKeys, send, signUpConfirmed, SITE, startFixture } from '../testing/start.ts';

const MANY = `
  create table public.leaves as select n as id, 'leaf ' || n as name from generate_series(1, 1200) n;
  alter table public.leaves add primary key (id);
  alter table public.leaves enable row level security;
  create policy "Anyone" on public.leaves to anon using (true) with check (true);
  grant select, update, delete on public.leaves to anon;
  create table public.twigs (id int primary key, leaf_id int references public.leaves (id));
  alter table public.twigs enable row level security;
  create policy "Anyone" on public.twigs for select to anon using (true);
  grant select on public.twigs to anon;
  insert into public.twigs select n, 1 from generate_series(1, 1200) n;
  create table public.buds as table public.twigs;
  alter table public.buds add primary key (id), add foreign key (leaf_id) references public.leaves (id);
  alter table public.buds enable row level security;
  create policy "Anyone" on public.buds for select to anon using (true);
  grant select on public.buds to anon;
  create function public.all_leaves() returns setof public.leaves
  language sql stable set search_path = '' as $$ select * from public.leaves order by id $$;`;

const keys = generateKeys();
let backend: Backend;
let visitor: SupabaseClient;
let ana: SupabaseClient;
let anaId: string;

beforeAll(async () => {
  backend = await startFixture({ keys });
  await backend.db.exec(MANY);
  visitor = clientOf(backend, keys.publishable);
  ana = clientOf(backend, keys.publishable);
  anaId = await signUpConfirmed(backend, ana, 'ana@example.com');
}, 60_000);
afterAll(() => backend.close());

describe('more than a thousand rows', () => {
  const leaves = () => visitor.from('leaves').select('id');

  it.each([
    ['limit=1000000', () => leaves().order('id').limit(1_000_000)],
    ['no limit', () => leaves().order('id')],
    ['range 0-1000000', () => leaves().order('id').range(0, 1_000_000)],
    ['limit=1000000 of a procedure', () => visitor.rpc('all_leaves').select('id').limit(1_000_000)],
  ])('are truncated: %s', async (_name, ask) => {
    const { data, error } = await ask();
    expect(error).toBeNull();
    expect(data).toHaveLength(1000);
    expect((data as { id: number }[]).at(-1)).toEqual({ id: 1000 });
  });

  it('can be read page by page, and counted completely', async () => {
    const page = await visitor
      .from('leaves')
      .select('id', { count: 'exact' })
      .order('id')
      .range(1000, 2_000_000);
    expect(page.count).toBe(1200);
    expect(page.data).toHaveLength(200);
    const first = await visitor.from('leaves').select('id', { count: 'exact' }).limit(1_000_000);
    expect(first.count).toBe(1200);
    expect(first.data).toHaveLength(1000);
  });
});

describe('embedded lists', () => {
  const ask = (query: string, headers = {}, select = 'id,twigs(id)') =>
    send(backend, keys.publishable, `/rest/v1/leaves?select=${select}&order=id&${query}`, { headers });

  it.each([
    ['of one row, with a limit', 'id=eq.1&twigs.limit=1000', 1000],
    ['of few rows, with a limit', 'limit=10&twigs.limit=1000', 1000],
    ['of many rows, with a limit', 'twigs.limit=10', 10],
    ['of many rows that have few', 'id=gt.1', 0],
  ])('are returned completely: %s', async (_name, query, length) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    expect((body as unknown as { twigs: unknown[] }[])[0]?.twigs).toHaveLength(length);
  });

  it.each([
    ['without a limit', 'id=eq.1'],
    ['with too high a limit', 'id=eq.1&twigs.limit=1100'],
    ['of too many rows', ''],
    ['of too many rows for their limit', 'twigs.limit=11'],
    ['counted', 'limit=1&twigs.offset=5'],
  ])('are refused, never truncated: %s', async (_name, query) => {
    const { status, body } = await ask(query, { prefer: 'count=exact' });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'PGRST100', hint: null } });
  });

  it('share the row limit of a response', async () => {
    const both = (most: number) =>
      ask(`limit=10&twigs.limit=${most}&buds.limit=${most}`, {}, 'id,twigs(id),buds(id)');
    expect((await both(500)).status).toBe(200);
    expect((await both(501)).status).toBe(400);
  });

  it('are not available as CSV', async () => {
    const request = new Request(`${SITE}/rest/v1/leaves?select=id,twigs(id)&limit=1`, {
      headers: { apikey: keys.publishable, accept: 'text/csv' },
    });
    expect((await sendRequest(backend, request, null)).status).toBe(400);
  });

  it('roll back a change when they are refused', async () => {
    const renamed = visitor.from('leaves').update({ name: 'renamed' }).eq('id', 1).select('id, twigs(id)');
    expect(await renamed).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
    const { data } = await visitor.from('leaves').select('name').eq('id', 1).single();
    expect(data).toEqual({ name: 'leaf 1' });
  });
});

describe('a column without a grant', () => {
  const people = () => ana.from('people').select('id');
  const refused = { status: 403, error: { code: '42501' } };

  it.each([
    ['a filter', () => people().eq('secret', 'secret')],
    ['an alternative', () => people().or('secret.eq.secret,name.eq.x')],
    ['a negation', () => people().not('secret', 'is', null)],
    ['the order', () => people().order('secret')],
    ['everything', () => ana.from('people').select('*')],
    ['a changed row', () => ana.from('people').update({ name: 'x' }).eq('id', anaId).select('secret')],
    ['the filter of a change', () => ana.from('people').update({ name: 'x' }).eq('secret', 'secret')],
    ['an embedded row', () => ana.from('stays').select('id, people(secret)')],
    [
      'the filter of an embedded row',
      () => ana.from('stays').select('id, people!inner(id)').eq('people.secret', 'x'),
    ],
    [
      'the order of an embedded row',
      () => ana.from('stays').select('id, people(id)').order('people(secret)'),
    ],
  ])('is refused in %s', async (_name, ask) => {
    expect(await ask()).toMatchObject(refused);
  });

  it('leaves the row unchanged', async () => {
    const rows = await backend.db.query('select name, secret from people where id = $1', [anaId]);
    expect(rows).toEqual([{ name: '', secret: 'secret' }]);
  });
});
