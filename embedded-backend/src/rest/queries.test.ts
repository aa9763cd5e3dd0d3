import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { clientOf, generateKeys, signUpConfirmed, startFixture } from '../testing/start.ts';

const keys = generateKeys();
let backend: Backend;
let ana: SupabaseClient;

beforeAll(async () => {
  backend = await startFixture({ keys });
  ana = clientOf(backend, keys.publishable);
  await signUpConfirmed(backend, ana, 'ana@example.com');
  const stay = (room: number, day: number) => ({
    room_id: room,
    starts_at: `2030-01-0${day}T10:00:00Z`,
    ends_at: `2030-01-0${day}T11:00:00Z`,
  });
  const { error } = await ana.from('stays').insert([stay(1, 1), stay(1, 2), stay(2, 3)]);
  if (error) throw error;
}, 60_000);
afterAll(() => backend.close());

describe('filters', () => {
  it.each<[string, (rooms: ReturnType<typeof all>) => PromiseLike<{ data: unknown }>, number[]]>([
    ['or', (rooms) => rooms.or('id.eq.1,name.eq.Room 3'), [1, 3]],
    ['not', (rooms) => rooms.not('id', 'in', '(1,2,3)'), [4, 5]],
    ['is null', (rooms) => rooms.is('name', null), []],
    ['contains', (rooms) => rooms.contains('tags', ['x']), []],
    ['between', (rooms) => rooms.gt('id', 1).lte('id', 3), [2, 3]],
    ['a page by key', (rooms) => rooms.gt('id', 2).limit(2), [3, 4]],
    ['a date', (rooms) => rooms.lt('opened_at', '2030-01-10T15:00:00+00:00'), [1]],
  ])('%s', async (_name, narrow, ids) => {
    const { data } = await narrow(all());
    expect(data).toEqual(ids.map((id) => ({ id })));
  });

  const all = () => ana.from('rooms').select('id').order('id');
});

describe('embedding', () => {
  it('filters by an embedded row and leaves the others out', async () => {
    const { data, error } = await ana
      .from('rooms')
      .select('id, stays!inner(starts_at)')
      .gte('stays.starts_at', '2030-01-02T00:00:00Z')
      .order('id');
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 1, stays: [{ starts_at: '2030-01-02T10:00:00+00:00' }] },
      { id: 2, stays: [{ starts_at: '2030-01-03T10:00:00+00:00' }] },
    ]);
  });

  it('orders and limits embedded rows', async () => {
    const { data } = await ana
      .from('rooms')
      .select('id, stays(starts_at)')
      .eq('id', 1)
      .order('starts_at', { referencedTable: 'stays', ascending: false })
      .limit(1, { referencedTable: 'stays' });
    expect(data).toEqual([{ id: 1, stays: [{ starts_at: '2030-01-02T10:00:00+00:00' }] }]);
  });

  it('returns a row with a shared key as one object, or null', async () => {
    await ana.from('room_notes').insert({ room_id: 1, note: 'Quiet' });
    const { data } = await ana.from('rooms').select('id, room_notes(note)').lte('id', 2).order('id');
    expect(data).toEqual([
      { id: 1, room_notes: { note: 'Quiet' } },
      { id: 2, room_notes: null },
    ]);
    await ana.from('room_notes').delete().eq('room_id', 1);
  });

  it('renames columns and embedded rows', async () => {
    const { data } = await ana.from('stays').select('at:starts_at, room:rooms(label:name)').eq('room_id', 2);
    expect(data).toEqual([{ at: '2030-01-03T10:00:00+00:00', room: { label: 'Room 2' } }]);
  });
});

describe('writing', () => {
  const notes = () => ana.from('room_notes');
  afterEach(async () => void (await notes().delete().gt('room_id', 0)));

  it('returns the written rows on request', async () => {
    const inserted = await notes().insert({ room_id: 3, note: 'a' }).select('note').single();
    expect(inserted).toMatchObject({ status: 201, data: { note: 'a' } });
    const updated = await notes().update({ note: 'b' }).eq('room_id', 3).select().single();
    expect(updated.data).toEqual({ room_id: 3, note: 'b' });
    const deleted = await notes().delete().eq('room_id', 3).select('room_id');
    expect(deleted.data).toEqual([{ room_id: 3 }]);
  });

  it('refuses to return zero written rows as a single one', async () => {
    const none = await notes().update({ note: 'b' }).eq('room_id', 99).select().single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  });

  it('upserts a row with the same key', async () => {
    await notes().upsert({ room_id: 4, note: 'a' });
    const { data } = await notes().upsert({ room_id: 4, note: 'b' }).select('note').single();
    expect(data).toEqual({ note: 'b' });
    const twice = await notes().insert({ room_id: 4, note: 'c' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
  });
});

describe('views and procedures', () => {
  it('reads and counts a view', async () => {
    const { data, count } = await ana
      .from('open_rooms')
      .select('id, opened_at', { count: 'exact' })
      .order('id', { ascending: false })
      .limit(1);
    expect({ data, count }).toEqual({ data: [{ id: 3, opened_at: '2030-01-11T15:00:00+00:00' }], count: 3 });
  });

  it('returns no content for a procedure without result', async () => {
    expect(await ana.rpc('nothing')).toMatchObject({ status: 204, data: null, error: null });
  });

  it('accepts defaults, nulls and arguments named like keywords', async () => {
    const all = await ana.rpc('rooms_by').select('id');
    expect(all.data).toHaveLength(5);
    const one = await ana.rpc('rooms_by', { name: 'room 2', time: '14:00 ' });
    expect(one.data).toEqual([{ id: 2, label: '14:00 Room 2' }]);
    const none = await ana.rpc('rooms_by', { name: null, time: null }).limit(1);
    expect(none.data).toHaveLength(1);
  });
});

it('reports an unknown table and column', async () => {
  const noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
  expect(await ana.from('nowhere').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  const column = await ana.from('rooms').select('nothing');
  expect(column).toMatchObject({ status: 400, error: { code: '42703' } });
  expect(noise).toHaveBeenCalledTimes(2);
  noise.mockRestore();
});
