import type { Backend } from '../index.ts';
import { clientOf, generateKeys, startFixture } from '../testing/start.ts';

// One value of each type, in PostgREST's JSON format (PostgreSQL's own to_json).

const TYPES = [
  ['timestamptz', '2030-01-08 15:00:00.5+00', '2030-01-08T15:00:00.5+00:00'],
  ['timestamp', '2030-01-08 15:00:00', '2030-01-08T15:00:00'],
  ['date', '2030-01-08', '2030-01-08'],
  ['time', '15:00', '15:00:00'],
  ['timetz', '15:00:00-03', '15:00:00-03'],
  ['interval', '50 minutes', '00:50:00'],
  ['bytea', '\\x00ff', '\\x00ff'],
  ['smallint', '7', 7],
  ['int', '-7', -7],
  ['bigint', '9007199254740991', 9007199254740991],
  ['numeric', '12.50', 12.5],
  ['real', '1.5', 1.5],
  ['float8', '0.1', 0.1],
  ['boolean', 'true', true],
  ['text', 'Olá, "você" 😀', 'Olá, "você" 😀'],
  ['uuid', 'A0000001-0000-4000-8000-000000000001', 'a0000001-0000-4000-8000-000000000001'],
  ['json', '{"b": [1, null]}', { b: [1, null] }],
  ['jsonb', '{"b": [1, null]}', { b: [1, null] }],
  ['text[]', '{a,"b, c"}', ['a', 'b, c']],
  ['int[]', '{1,2}', [1, 2]],
  ['date[]', '{2030-01-08}', ['2030-01-08']],
  ['timestamptz[]', '{"2030-01-08 15:00:00+00"}', ['2030-01-08T15:00:00+00:00']],
  ['numeric[]', '{1.50}', [1.5]],
  ['mood', 'calm', 'calm'],
  ['tstzrange', '["2030-01-08 15:00:00+00",)', '["2030-01-08 15:00:00+00",)'],
] as const;

const columns = TYPES.map(([type], index) => `v${index} ${type}`).join(', ');
const values = TYPES.map(([, written]) => `'${written}'`).join(', ');

const keys = generateKeys();
let backend: Backend;

beforeAll(async () => {
  backend = await startFixture({ keys });
  await backend.db.exec(`create type public.mood as enum ('calm', 'sad');
    create table public.samples (id int primary key, ${columns});
    alter table public.samples enable row level security;
    create policy "Anyone" on public.samples to anon using (true) with check (true);
    grant select, insert on public.samples to anon;
    insert into public.samples values (1, ${values});
    insert into public.samples (id) values (2);
    create function public.all_samples() returns setof public.samples
    language sql stable set search_path = '' as $$ select * from public.samples order by id $$;`);
}, 60_000);
afterAll(() => backend.close());

const visitor = () => clientOf(backend, keys.publishable);

describe.each([
  ['a table', () => visitor().from('samples').select('*').order('id')],
  ['a procedure', () => visitor().rpc('all_samples')],
] as const)('from %s', (_name, ask) => {
  let rows: readonly Record<string, unknown>[];
  beforeAll(async () => {
    const { data, error } = await ask();
    if (error) throw error;
    rows = data as typeof rows;
  });

  it.each(TYPES.map(([type, , read], index) => [type, index, read] as const))(
    'a value of type %s',
    (_type, index, read) => {
      expect(rows[0]?.[`v${index}`]).toEqual(read);
      expect(rows[1]?.[`v${index}`]).toBeNull();
    },
  );
});

it.each(TYPES.map(([type], index) => [type, index] as const))(
  'are refused when they are not a %s, without affecting other requests',
  async (_type, index) => {
    for (const value of [-1, 1e308, true, 'a\u0000b', { a: 1 }, [{ a: 1 }], [[1], 2]]) {
      const { status } = await visitor()
        .from('samples')
        .insert({ id: 100, [`v${index}`]: value });
      expect([value, status < 500]).toEqual([value, true]);
      const { data, error } = await visitor().from('samples').select('id').eq('id', 1);
      expect([value, error, data]).toEqual([value, null, [{ id: 1 }]]);
    }
  },
);

it('can be written back in the format in which they were read', async () => {
  const { data: row } = await visitor().from('samples').select('*').eq('id', 1).single();
  const { error } = await visitor()
    .from('samples')
    .insert({ ...(row as object), id: 3 });
  expect(error).toBeNull();
  const { data: copy } = await visitor().from('samples').select('*').eq('id', 3).single();
  expect(copy).toEqual({ ...(row as object), id: 3 });
});
