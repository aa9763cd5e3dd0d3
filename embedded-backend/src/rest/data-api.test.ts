import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { clientOf, generateKeys, signUpConfirmed, startFixture } from '../testing/start.ts';

const keys = generateKeys();
let backend: Backend;
let visitor: SupabaseClient;
let ana: SupabaseClient;
let anaId: string;
let bia: SupabaseClient;

beforeAll(async () => {
  backend = await startFixture({ keys });
  visitor = clientOf(backend, keys.publishable);
  ana = clientOf(backend, keys.publishable);
  bia = clientOf(backend, keys.publishable);
  anaId = await signUpConfirmed(backend, ana, 'ana@example.com');
  await signUpConfirmed(backend, bia, 'bia@example.com');
}, 60_000);

afterAll(() => backend.close());

describe('rights', () => {
  it('keeps the grants of the migrations', async () => {
    const anonymous = await visitor.from('people').select('id');
    expect(anonymous).toMatchObject({ status: 401, error: { code: '42501' } });
    const column = await ana.from('people').select('secret');
    expect(column).toMatchObject({ status: 403, error: { code: '42501' } });
    const forbidden = await ana.from('people').update({ secret: 'x' }).eq('id', anaId);
    expect(forbidden).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  it('shows each user their own rows', async () => {
    expect((await ana.from('people').select('id')).data).toEqual([{ id: anaId }]);
    const mine = await ana.from('people').update({ name: 'Ana' }).neq('name', '-').select('name');
    expect(mine.data).toEqual([{ name: 'Ana' }]);
    const rows = await backend.db.query(`select name from people where name = 'Ana'`);
    expect(rows).toHaveLength(1);
  });

  it('runs a request as the role of its key or token', async () => {
    expect((await visitor.rpc('whoami')).data).toBe('anon');
    expect((await ana.rpc('whoami')).data).toBe('authenticated');
    const service = clientOf(backend, keys.secret);
    expect((await service.from('people').select('secret')).data).toHaveLength(2);
    expect((await ana.rpc('own_claims')).data).toMatchObject({ sub: anaId, role: 'authenticated' });
    expect(await visitor.rpc('own_claims')).toMatchObject({ status: 401 });
  });

  it('keeps concurrent requests in their own role and transaction', async () => {
    const clients = [visitor, clientOf(backend, keys.secret), ana];
    const roles = ['anon', 'service_role', 'authenticated'];
    const rounds = Array.from({ length: 24 }, (_, index) => index % 3);
    const answers = await Promise.all(rounds.map(async (who) => clients[who]?.rpc('whoami')));
    expect(answers.map((answer) => answer?.data)).toEqual(rounds.map((who) => roles[who]));
  });
});

describe('refusals', () => {
  it('passes on errors raised by a procedure', async () => {
    const refused = await ana.rpc('refuse');
    expect(refused.status).toBe(400);
    expect(refused.error).toMatchObject({
      code: 'P0001',
      message: 'slot_taken',
      details: 'Another booking was faster.',
      hint: 'Choose another.',
    });
  });

  it.each([
    ['23514', 400, { starts_at: '2030-01-02', ends_at: '2030-01-01', room_id: 1 }],
    ['23502', 400, { starts_at: '2030-01-02', room_id: 1 }],
    ['23503', 409, { starts_at: '2030-01-01', ends_at: '2030-01-02', room_id: 99 }],
    ['22007', 400, { starts_at: 'yesterday-ish', ends_at: '2030-01-02', room_id: 1 }],
  ])('answers %s as PostgREST', async (code, status, row) => {
    expect(await ana.from('stays').insert(row)).toMatchObject({ status, error: { code } });
  });

  it('answers an overlap with 23P01 and its details', async () => {
    const row = { room_id: 2, starts_at: '2030-02-01', ends_at: '2030-02-02' };
    expect((await ana.from('stays').insert(row)).error).toBeNull();
    const overlap = await bia.from('stays').insert(row);
    expect(overlap).toMatchObject({ status: 400, error: { code: '23P01' } });
    expect(overlap.error?.details).toContain('conflicts with existing key');
  });

  it('refuses a row of another user', async () => {
    const row = { room_id: 3, starts_at: '2030-03-01', ends_at: '2030-03-02', guest_id: anaId };
    expect(await bia.from('stays').insert(row)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
  });

  it('logs nothing for a refusal', async () => {
    const noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
    await ana.rpc('refuse');
    await visitor.from('people').select('id');
    expect(noise).not.toHaveBeenCalled();
    noise.mockRestore();
  });
});

describe('values', () => {
  it('formats them like PostgREST', async () => {
    const { data } = await visitor.from('rooms').select('*').eq('id', 1).single();
    expect(data).toEqual({
      id: 1,
      name: 'Room 1',
      opened_at: '2030-01-09T15:00:00+00:00',
      closes_on: '2030-01-08',
      rate: 5,
      visits: 7,
      token: '\\x00ff',
      tags: [],
    });
  });

  it('filters by instants and lists', async () => {
    const later = await visitor
      .from('rooms')
      .select('id')
      .gte('opened_at', '2030-01-11T15:00:00Z')
      .in('id', [1, 3, 4])
      .order('id', { ascending: false });
    expect(later.data).toEqual([{ id: 4 }, { id: 3 }]);
  });

  it('embeds rows of another table', async () => {
    await ana.from('stays').insert({ room_id: 5, starts_at: '2030-05-01', ends_at: '2030-05-02' });
    const { data, error } = await ana
      .from('stays')
      .select('starts_at, rooms(name, opened_at)')
      .eq('room_id', 5);
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        starts_at: '2030-05-01T00:00:00+00:00',
        rooms: { name: 'Room 5', opened_at: '2030-01-13T15:00:00+00:00' },
      },
    ]);
    const reverse = await ana.from('rooms').select('id, stays(starts_at)').eq('id', 5).single();
    expect(reverse.data).toEqual({ id: 5, stays: [{ starts_at: '2030-05-01T00:00:00+00:00' }] });
  });

  it('counts on request', async () => {
    const page = await visitor.from('rooms').select('id', { count: 'exact' }).order('id').range(1, 2);
    expect(page).toMatchObject({ count: 5, data: [{ id: 2 }, { id: 3 }] });
    const head = await visitor.from('rooms').select('*', { count: 'exact', head: true }).gt('id', 3);
    expect(head).toMatchObject({ count: 2, data: null });
  });

  it('answers zero or several rows for a single row like PostgREST', async () => {
    const none = await visitor.from('rooms').select('id').eq('id', 99).single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    const maybe = await visitor.from('rooms').select('id').eq('id', 99).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });
});

describe('procedures', () => {
  it('orders, filters and limits a set', async () => {
    const found = await visitor
      .rpc('find_rooms', { above: 1 })
      .select('id, opened_at')
      .neq('id', 3)
      .order('id', { ascending: false })
      .limit(2);
    expect(found.error).toBeNull();
    expect(found.data).toEqual([
      { id: 5, opened_at: '2030-01-13T15:00:00+00:00' },
      { id: 4, opened_at: '2030-01-12T15:00:00+00:00' },
    ]);
  });

  it('counts a set', async () => {
    const found = await visitor.rpc('find_rooms', { above: 2 }, { count: 'exact' }).limit(1);
    expect(found.count).toBe(3);
    expect(found.data).toHaveLength(1);
  });

  it('returns scalars, sets of scalars, JSON and nothing', async () => {
    expect((await visitor.rpc('count_rooms')).data).toBe(5);
    expect((await visitor.rpc('room_names')).data).toEqual([1, 2, 3, 4, 5].map((n) => `Room ${n}`));
    expect((await visitor.rpc('describe', { room: 1 })).data).toEqual({
      name: 'Room 1',
      opened_at: '2030-01-09T15:00:00+00:00',
    });
    expect((await visitor.rpc('count_rooms', {}, { get: true })).data).toBe(5);
  });

  it('accepts arguments named like SQL keywords', async () => {
    expect((await visitor.rpc('echo_time', { time: '14:00' })).data).toBe('14:00');
  });

  it('reports an unknown procedure or argument', async () => {
    expect(await visitor.rpc('unheard_of')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    expect(await visitor.rpc('find_rooms', { below: 1 })).toMatchObject({
      status: 404,
      error: { code: 'PGRST202' },
    });
  });
});

describe('clock', () => {
  it('uses the fixed time in every request', async () => {
    await backend.setClock(new Date('2030-01-08T15:00:00Z'));
    try {
      const answers = await Promise.all([visitor.rpc('clock'), visitor.rpc('clock')]);
      expect(answers.map(({ data }) => data)).toEqual([
        '2030-01-08T15:00:00+00:00',
        '2030-01-08T15:00:00+00:00',
      ]);
    } finally {
      await backend.setClock(null);
    }
    const { data } = await visitor.rpc('clock');
    expect(Math.abs(Date.parse(data as string) - Date.now())).toBeLessThan(5000);
  });
});
