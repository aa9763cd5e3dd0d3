import type { Connection } from './support/connection.ts';
import { ACTORS, signedIn, signUpOf } from './support/people.ts';
import { TUESDAY_MORNING } from './support/test-instants.ts';
import { OVERLAPS } from './support/overlaps.ts';
import { request, useManyConnections, type Statement } from './support/requests.ts';

const CLIENTS = 50;
/** Tuesdays. */
const DAYS = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];

const BOOK = `select (b ->> 'consultation_id')::uuid as id
  from public.book_time($1, $2, 15000, gen_random_uuid()) as b`;
const HOURS = `select public.set_hours('America/Rio_Branco', 10, 2, 60, false,
  '[{"weekday": 2, "from": "08:00", "to": "12:00"}, {"weekday": 2, "from": "14:00", "to": "20:00"}]', '[]', $1)`;

/** PGlite has a single session; these tests need concurrent users. */
describe('fifty clients on the same times, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  let patients: readonly string[];
  let professionals: readonly string[];

  beforeAll(async () => {
    owner = await connect();
    await owner.query(`set app.now = '${TUESDAY_MORNING}'`);
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
  }, 60_000);

  const people = async (count: number) => {
    const rows = await owner.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@vinculo.example', $2::jsonb
       from (select gen_random_uuid() as id from generate_series(1, $1)) as people returning id`,
      [count, JSON.stringify(signUpOf('Pessoa'))],
    );
    return rows.map(({ id }) => id);
  };

  beforeEach(async () => {
    patients = await people(CLIENTS);
    professionals = await people(12);
    await owner.query(
      `insert into public.professionals (user_id, full_name, profession, registration, specialties, price_per_session,
         approval_status)
       select id, 'Profissional', 'psychologist', 'CRP 06/12345', '{Ansiedade}', 15000, 'approved'
       from unnest($1::uuid[]) as id`,
      [professionals],
    );
  });

  const freeOf = async (professional: string, days: readonly string[]) => {
    const rows = await owner.query<{ at: string }>(
      `select to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
       from unnest($2::date[]) as day, private.free_starts($1, day::timestamptz, day::timestamptz + interval '1 day') as start
       order by 1`,
      [professional, days],
    );
    return rows.map(({ at }) => at);
  };
  const overlaps = () => owner.query(OVERLAPS);
  const tally = (answers: readonly unknown[]) => {
    const codes = new Map<string, number>();
    for (const answer of answers) {
      const code = typeof answer === 'string' ? answer : 'done';
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    return Object.fromEntries(codes);
  };
  const ask = (n: number, who: string, statement: Statement) => {
    const client = clients[n % CLIENTS];
    if (!client) throw new Error('No client.');
    return request<{ id: string }>(client, signedIn(who), statement);
  };
  const one = <Item>(list: readonly Item[], n: number): Item => {
    const item = list[n % list.length];
    if (item === undefined) throw new Error('An empty list.');
    return item;
  };

  test('one time: one succeeds, the others are told that it is taken', async () => {
    const professional = one(professionals, 0);
    await request(owner, signedIn(professional), [HOURS, null]);
    const times = await freeOf(professional, DAYS.slice(0, 2));
    expect(times.length).toBe(20);
    for (const [round, at] of times.entries()) {
      if (round % 3 === 0) patients = await people(CLIENTS);
      const answers = await Promise.all(
        clients.map((_, n) => ask(n, one(patients, n), [BOOK, professional, at])),
      );
      expect(tally(answers)).toEqual({ done: 1, slot_taken: CLIENTS - 1 });
    }
    await expect(overlaps()).resolves.toEqual([]);
  }, 120_000);

  test('all times of a day: each has one winner', async () => {
    const professional = one(professionals, 1);
    await request(owner, signedIn(professional), [HOURS, null]);
    const times = await freeOf(professional, DAYS.slice(0, 1));
    const answers = await Promise.all(
      clients.map((_, n) => ask(n, one(patients, n), [BOOK, professional, one(times, n)])),
    );
    expect(tally(answers)).toEqual({ done: times.length, slot_taken: CLIENTS - times.length });
    await expect(freeOf(professional, DAYS.slice(0, 1))).resolves.toEqual([]);
  }, 60_000);

  test('a day with a most of three: three succeed', async () => {
    const professional = one(professionals, 2);
    await request(owner, signedIn(professional), [HOURS, 3]);
    const times = await freeOf(professional, DAYS.slice(0, 1));
    const answers = await Promise.all(
      clients.map((_, n) => ask(n, one(patients, n), [BOOK, professional, one(times, n)])),
    );
    expect(tally(answers)).toEqual({ done: 3, slot_taken: CLIENTS - 3 });
  }, 60_000);

  test('professionals who book each other, with blocks and new hours meanwhile: no one is in two places', async () => {
    const [times] = [await freeOf(one(professionals, 0), DAYS.slice(0, 1))];
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        clients.map((_, n) => {
          const who = one(professionals, n + round);
          const at = one(times, (n >> 2) + round);
          if (n % 10 === 8)
            return ask(n, who, [
              `select public.add_block(gen_random_uuid(), $1, $1::timestamptz + interval '50 minutes')`,
              at,
            ]);
          if (n % 10 === 9) return ask(n, who, ['select public.expire_payments()']);
          return ask(n, who, [BOOK, one(professionals, n + round + 1 + (n % 5)), at]);
        }),
      );
      const codes = tally(answers);
      const known = ['done', 'slot_taken', 'block_taken', 'too_many_unpaid'];
      expect(
        Object.keys(codes).filter((code) => !known.includes(code) && !code.includes('permission')),
      ).toEqual([]);
    }
    await expect(overlaps()).resolves.toEqual([]);
  }, 120_000);

  test('a block and a booking of the same time: one of them', async () => {
    for (const at of await freeOf(ACTORS.otherProfessional, DAYS.slice(2, 3))) {
      patients = await people(1);
      const [block, booking] = await Promise.all([
        ask(0, ACTORS.otherProfessional, [
          `select public.add_block(gen_random_uuid(), $1, $1::timestamptz + interval '30 minutes')`,
          at,
        ]),
        ask(1, one(patients, 0), [BOOK.replace('15000', '28000'), ACTORS.otherProfessional, at]),
      ]);
      expect([block, booking].filter((answer) => typeof answer === 'string')).toHaveLength(1);
      expect([
        ['block_taken', true],
        [true, 'slot_taken'],
      ]).toContainEqual([block, booking].map((answer) => (typeof answer === 'string' ? answer : true)));
    }
    await expect(overlaps()).resolves.toEqual([]);
  }, 60_000);

  test('hours of many devices that showed the same: one is saved', async () => {
    const professional = one(professionals, 6);
    const answers = await Promise.all(
      clients.map((_, n) =>
        ask(n, professional, [
          `select public.set_hours('America/Sao_Paulo', $1, 2, 60, false, '[]',
             jsonb_build_array(jsonb_build_object('date', '2026-12-24'::date + $1::int)), shown => '{}')`,
          n,
        ]),
      ),
    );
    expect(tally(answers)).toEqual({ done: 1, hours_changed: CLIENTS - 1 });
    await expect(
      owner.query('select from public.hours_exceptions where professional_id = $1', [professional]),
    ).resolves.toHaveLength(1);
  }, 60_000);

  test('weekly blocks and bookings of the same times: the blocks go around the bookings', async () => {
    const professional = one(professionals, 5);
    const times = await freeOf(professional, DAYS.slice(0, 1));
    const answers = await Promise.all(
      clients.map((_, n) =>
        n % 2 === 0
          ? ask(n, one(patients, n), [BOOK, professional, one(times, n >> 1)])
          : ask(n, professional, [
              `select public.save_block($1, $2, $2::timestamptz + interval '8 hours', null, $3)`,
              '7b000000-0000-4000-8000-000000000001',
              one(times, 0),
              DAYS.at(-1),
            ]),
      ),
    );
    const { done, slot_taken: refused } = tally(answers);
    expect(done).toBeGreaterThanOrEqual(CLIENTS / 2);
    expect((done ?? 0) + (refused ?? 0)).toBe(CLIENTS);
    await expect(overlaps()).resolves.toEqual([]);
  }, 60_000);

  test('hints are renewed meanwhile, and afterwards are those of free_starts', async () => {
    const [professional, other] = [one(professionals, 3), one(professionals, 4)];
    const times = await freeOf(professional, DAYS.slice(3));
    const answers = await Promise.all(
      clients.map((_, n) => {
        if (n % 5 === 4)
          return request<object>(clients[n] ?? owner, { role: 'postgres', claims: '' }, [
            'select private.keep_openings(50) as n',
          ]);
        const who = n % 5 === 3 ? other : one(patients, n);
        return ask(n, who, [BOOK, n % 5 === 2 ? other : professional, one(times, n)]);
      }),
    );
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['done', 'slot_taken']);
    await request(owner, { role: 'postgres', claims: '' }, ['select private.keep_openings(5000) as n']);
    await expect(owner.query('select from private.stale_openings')).resolves.toEqual([]);
    const hints = await owner.query<{ right: boolean }>(
      `select o.next_free_at = (select min(start) from private.free_starts(o.professional_id, private.now()
           + interval '2 hours 5 minutes', private.now() + interval '60 days') as start) as right
       from private.openings o where o.professional_id = any ($1)`,
      [[professional, other]],
    );
    expect(hints).toEqual([{ right: true }, { right: true }]);
  }, 60_000);
});
