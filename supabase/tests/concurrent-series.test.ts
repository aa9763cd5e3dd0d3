import type { Connection } from './support/connection.ts';
import { signedIn, signUpOf } from './support/people.ts';
import { OVERLAPS } from './support/overlaps.ts';
import { request, useManyConnections, type Statement } from './support/requests.ts';

const CLIENTS = 50;
/** A Tuesday, 14:00 in São Paulo, and the next one. */
const AT = '2026-12-01T17:00:00Z';
const NEXT = '2026-12-08T17:00:00Z';

const SERIES = `select (b ->> 'payment_id')::uuid as payment, (b ->> 'series_id')::uuid as series
  from public.book_series($1, $2, 1, 4, null, null, 15000, gen_random_uuid()) as b`;
const BOOK = `select (b ->> 'payment_id')::uuid as payment from public.book_time($1, $2, 15000, gen_random_uuid()) as b`;
const SERVICE = { role: 'service_role', claims: '' };
const PAY = 'select public.simulate_payment($1) as answer';

interface Booked {
  readonly payment: string;
  readonly series: string;
}

/** PGlite has a single session; these tests need concurrent users. */
describe('series and fifty clients, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  let jobs: readonly Connection[];

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    jobs = await connectMany(4);
    for (const client of [owner, ...clients, ...jobs]) await client.query(`set deadlock_timeout = '200ms'`);
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
  const professionalsOf = async (count: number) => {
    const ids = await people(count);
    await owner.query(
      `insert into public.professionals (user_id, full_name, profession, registration, specialties, price_per_session,
         approval_status)
       select id, 'Profissional', 'psychologist', 'CRP 06/12345', '{Ansiedade}', 15000, 'approved'
       from unnest($1::uuid[]) as id`,
      [ids],
    );
    return ids;
  };
  const one = <Item>(list: readonly Item[], n: number): Item => {
    const item = list[n % list.length];
    if (item === undefined) throw new Error('An empty list.');
    return item;
  };
  const ask = <Row>(n: number, who: string, statement: Statement) =>
    request<Row>(one(clients, n), signedIn(who), statement);
  const tally = (answers: readonly unknown[]) => {
    const codes = new Map<string, number>();
    for (const answer of answers) {
      const code = typeof answer === 'string' ? answer : 'done';
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    return Object.fromEntries(codes);
  };
  const overlaps = () => owner.query(OVERLAPS);

  test('on the same dates: one series is booked', async () => {
    const [professional] = await professionalsOf(1);
    const patients = await people(CLIENTS);
    const answers = await Promise.all(
      clients.map((_, n) => ask<Booked>(n, one(patients, n), [SERIES, professional, AT])),
    );
    expect(tally(answers)).toEqual({ done: 1, slot_taken: CLIENTS - 1 });
  }, 60_000);

  test('a date of a series that is being paid and the bookings of it: one has it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [professional] = await professionalsOf(1);
      const patients = await people(CLIENTS);
      const first = await ask<Booked>(0, one(patients, 0), [SERIES, professional, AT]);
      if (typeof first === 'string') throw new Error(first);
      const answers = await Promise.all(
        clients.map((_, n) =>
          n === round * 8
            ? ask(n, one(patients, 0), [PAY, first.payment])
            : ask(n, one(patients, n + 1), [BOOK, professional, NEXT]),
        ),
      );
      const rows = await owner.query<{ number: number }>(
        `select series_number as number from public.consultations where series_id = $1 order by 1`,
        [first.series],
      );
      const left = await owner.query<{ number: number; reason: string }>(
        'select number, reason from public.series_conflicts where series_id = $1',
        [first.series],
      );
      expect(rows.length + left.length).toBe(4);
      // Paying succeeds whoever has the second date.
      expect(typeof answers[round * 8]).toBe('object');
      const booked = answers.filter((answer) => typeof answer === 'object').length - 1;
      expect(booked).toBe(left.length);
      expect(left).toEqual(left.length === 0 ? [] : [{ number: 2, reason: 'busy_professional' }]);
    }
    await expect(overlaps()).resolves.toEqual([]);
  }, 120_000);

  test('professionals and patients who book series with each other, pay, end them, while the job runs', async () => {
    const professionals = await professionalsOf(10);
    const codes = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const at = new Date(Date.parse(AT) + round * 50 * 60_000).toISOString();
      const booked = await Promise.all(
        clients.map((_, n) =>
          ask<Booked>(n, one(professionals, n), [
            n % 3 === 0 ? BOOK : SERIES,
            one(professionals, n + 1 + (n % 7)),
            at,
          ]),
        ),
      );
      await owner.query('begin');
      await owner.query(`set local app.now = '2026-11-24T12:00:00Z'`);
      await owner.query('update public.consultation_series set made_number = 1 where made_number > 1');
      await owner.query('commit');
      const answers = await Promise.all([
        ...booked.map(async (answer, n) => {
          if (typeof answer === 'string') return answer;
          const who = one(professionals, n);
          const paid = await ask(n, who, [PAY, answer.payment]);
          if (n % 4 === 0 && answer.series)
            return ask(n, who, ['select public.end_series($1)', answer.series]);
          return paid;
        }),
        ...jobs.map((job) => request(job, SERVICE, ['select public.keep_series(20)'])),
      ]);
      for (const answer of answers) if (typeof answer === 'string') codes.add(answer);
    }
    const known = ['slot_taken', 'own_professional', 'too_many_unpaid', 'dates_changed'];
    expect([...codes].filter((code) => !known.includes(code))).toEqual([]);
    await expect(overlaps()).resolves.toEqual([]);
    await expect(
      owner.query(
        `select from public.consultations where series_id is not null group by series_id, series_number having count(*) > 1`,
      ),
    ).resolves.toEqual([]);
  }, 120_000);

  test('a skipped date that its patient takes back three times and the bookings of it: one has it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [professional] = await professionalsOf(1);
      const patients = await people(CLIENTS);
      const patient = one(patients, 0);
      const first = await ask<Booked>(0, patient, [SERIES, professional, AT]);
      if (typeof first === 'string') throw new Error(first);
      await ask(0, patient, [PAY, first.payment]);
      await ask(0, patient, [
        `select public.cancel_consultation(id) from public.consultations where series_id = $1 and series_number = 2`,
        first.series,
      ]);
      const restores = [0, 1, 2].map((n) => round * 15 + n);
      const answers = await Promise.all(
        clients.map((_, n) =>
          restores.includes(n)
            ? ask<{ id: string }>(n, patient, [
                `select public.restore_series_date($1, 2) ->> 'consultation_id' as id`,
                first.series,
              ])
            : ask(n, one(patients, n + 1), [BOOK, professional, NEXT]),
        ),
      );
      const restored = restores.map((n) => answers[n]);
      const booked = answers.filter((answer, n) => typeof answer === 'object' && !restores.includes(n));
      const rows = await owner.query<{ id: string }>(
        `select id from public.consultations where series_id = $1 and series_number = 2 and status = 'pending'`,
        [first.series],
      );
      expect(rows).toHaveLength(1 - booked.length);
      expect(restored).toEqual([0, 1, 2].map(() => rows[0] ?? 'slot_taken'));
    }
    await expect(overlaps()).resolves.toEqual([]);
  }, 120_000);

  test('two jobs at once make each date once', async () => {
    const [professional] = await professionalsOf(1);
    const [patient] = await people(1);
    const first = await ask<Booked>(0, patient ?? '', [SERIES, professional, AT]);
    if (typeof first === 'string') throw new Error(first);
    await ask(0, patient ?? '', [PAY, first.payment]);
    await owner.query(
      'delete from public.payments p using public.consultations c where c.id = p.consultation_id and c.series_id = $1 and c.series_number > 1',
      [first.series],
    );
    await owner.query('delete from public.consultations where series_id = $1 and series_number > 1', [
      first.series,
    ]);
    await owner.query('update public.consultation_series set made_number = 1 where id = $1', [first.series]);
    const made = await Promise.all(
      jobs.map((job) => request<{ made: number }>(job, SERVICE, ['select public.keep_series() as made'])),
    );
    expect(made.map((answer) => (typeof answer === 'string' ? answer : answer.made)).toSorted()).toEqual([
      0, 0, 0, 3,
    ]);
  }, 60_000);
});
