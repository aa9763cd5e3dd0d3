import type { Connection } from './support/connection.ts';
import { credentials, ACTORS, signedIn, signUpOf } from './support/people.ts';
import { begin, request, useManyConnections } from './support/requests.ts';

/** Every bookable time of a day. */
const ALL_TIMES = ['09:00', '09:50', '10:40', '11:30', '14:00', '14:50', '15:40', '16:30', '17:20'];

/** PGlite has a single session; these tests need concurrent users. */
describe('concurrent users, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  beforeAll(async () => {
    owner = await connect();
  });

  const booking = (professional: string, date: string, time = '14:00', amount = 15000) =>
    [
      `select (b ->> 'payment_id')::uuid as payment, (b ->> 'consultation_id')::uuid as consultation
       from public.book_consultation($1, $2, $3, $4, gen_random_uuid()) as b`,
      professional,
      date,
      time,
      amount,
    ] as const;

  const patients = async (count: number) => {
    const rows = await owner.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@vinculo.example', $2::jsonb
       from (select gen_random_uuid() as id from generate_series(1, $1)) as people returning id`,
      [count, JSON.stringify(signUpOf('Paciente'))],
    );
    return rows.map(({ id }) => id);
  };

  test('fifty slots, each booked by twenty at once: one succeeds, the others are told that it is taken', async () => {
    const connections = await Promise.all(Array.from({ length: 20 }, connect));
    const days = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09'];
    const slots = days.flatMap((date) => ALL_TIMES.map((time) => ({ date, time }))).slice(0, 50);
    for (const { date, time } of slots) {
      const ids = await patients(20);
      const answers = await Promise.all(
        connections.map((connection, n) =>
          request(connection, signedIn(ids[n] ?? ''), booking(ACTORS.professional, date, time)),
        ),
      );
      expect(answers.filter((answer) => answer === 'slot_taken')).toHaveLength(19);
    }
    await expect(
      owner.query(
        `select count(*)::int as consultations, count(p.id)::int as payments,
           count(distinct c.starts_at)::int as slots
         from public.consultations c left join public.payments p on p.consultation_id = c.id
         where c.consultation_date between $1 and $2`,
        [days[0], days.at(-1)],
      ),
    ).resolves.toEqual([{ consultations: 50, payments: 50, slots: 50 }]);
  });

  test('a user clicks ten times: one consultation, ten identical responses', async () => {
    const [id = ''] = await patients(1);
    const connections = await Promise.all(Array.from({ length: 10 }, connect));
    const wish = [
      `select (b ->> 'consultation_id')::uuid as id from public.book_consultation($1, $2, $3, $4, $5) as b`,
      ACTORS.professional,
      '2026-12-04',
      '09:00',
      15000,
      crypto.randomUUID(),
    ] as const;
    const answers = await Promise.all(connections.map((c) => request<{ id: string }>(c, signedIn(id), wish)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect(
      owner.query('select id from public.consultations where patient_id = $1', [id]),
    ).resolves.toEqual([answers[0]]);
  });

  test('a user books six professionals and times at once: three await payment, no more', async () => {
    const [id = ''] = await patients(1);
    const times = ['09:00', '09:50', '10:40', '11:30', '14:50', '15:40'];
    const connections = await Promise.all(times.map(connect));
    const answers = await Promise.all(
      connections.map((connection, n) =>
        request(connection, signedIn(id), booking(ACTORS.professional, '2026-12-05', times[n])),
      ),
    );
    expect(answers.filter((answer) => answer === 'too_many_unpaid')).toHaveLength(3);
  });

  describe('paying at the moment of expiry', () => {
    const EXPIRY = '2026-11-24T12:16:00Z';
    const JUST_BEFORE = '2026-11-24T12:14:59.999Z';
    const pay = (payment: string) =>
      [`select public.simulate_payment($1) ->> 'status' as status`, payment] as const;
    const expire = ['select public.expire_payments() as expired'] as const;

    /** A booking on a separate day by a separate patient. */
    const arrange = async (date: string) => {
      const [id = ''] = await patients(1);
      const made = await request<{ payment: string; consultation: string }>(
        owner,
        signedIn(id),
        booking(ACTORS.professional, date),
      );
      if (typeof made === 'string') throw new Error(made);
      return { who: signedIn(id), ...made };
    };
    const outcome = async (payment: string) => {
      const [row] = await owner.query(
        `select p.status::text as payment, c.status::text as consultation,
           exists (select from public.consultation_sessions s where s.consultation_id = c.id) as session
         from public.payments p join public.consultations c on c.id = p.consultation_id where p.id = $1`,
        [payment],
      );
      return row;
    };
    const PAID = { payment: 'paid', consultation: 'scheduled', session: true };
    const EXPIRED = { payment: 'expired', consultation: 'cancelled', session: false };

    test('the job skips a booking that is being paid', async () => {
      const { who, payment } = await arrange('2026-12-07');
      const payer = await connect();
      await begin(payer, who, JUST_BEFORE);
      const [sql, ...parameters] = pay(payment);
      await payer.query(sql, parameters);
      await request(await connect(), credentials('service'), expire, EXPIRY);
      await payer.query('commit');
      await expect(outcome(payment)).resolves.toEqual(PAID);
    });

    test("a payment during the job's decision is refused afterwards", async () => {
      const { who, payment } = await arrange('2026-12-08');
      const job = await connect();
      await begin(job, credentials('service'), EXPIRY);
      await job.query(expire[0]);
      const answer = request(await connect(), who, pay(payment), JUST_BEFORE);
      await job.query('commit');
      await expect(answer).resolves.toBe('payment_expired');
      await expect(outcome(payment)).resolves.toEqual(EXPIRED);
    });

    test('whichever comes first, payment and consultation are consistent', async () => {
      const [payer, job, other] = await Promise.all([connect(), connect(), connect()]);
      for (let day = 9; day < 29; day++) {
        const date = `2026-12-${String(day).padStart(2, '0')}`;
        if (new Date(date).getUTCDay() === 0) continue;
        const { who, payment } = await arrange(date);
        const [rival = ''] = await patients(1);
        const [paid, , taken] = await Promise.all([
          request<{ status: string }>(payer, who, pay(payment), JUST_BEFORE),
          request(job, credentials('service'), expire, EXPIRY),
          request(other, signedIn(rival), booking(ACTORS.professional, date), EXPIRY),
        ]);
        if (typeof paid === 'string') {
          expect(paid).toBe('payment_expired');
          await expect(outcome(payment)).resolves.toEqual(EXPIRED);
        } else {
          expect(taken).toBe('slot_taken');
          await expect(outcome(payment)).resolves.toEqual(PAID);
        }
        await owner.query(`update public.payments set status = 'expired' where status = 'pending'`);
        await owner.query(`update public.consultations set status = 'cancelled' where status = 'pending'`);
      }
    });
  });

  test('two renewals for the same time: one succeeds', async () => {
    const ids = await patients(2);
    const payments: string[] = [];
    for (const id of ids) {
      const made = await request<{ payment: string }>(
        owner,
        signedIn(id),
        booking(ACTORS.otherProfessional, '2026-12-09', '14:00', 28000),
      );
      if (typeof made === 'string') throw new Error(made);
      payments.push(made.payment);
      await request(
        owner,
        credentials('service'),
        ['select public.expire_payments()'],
        '2026-11-24T13:00:00Z',
      );
    }
    const connections = await Promise.all(ids.map(connect));
    const answers = await Promise.all(
      connections.map((connection, n) =>
        request(
          connection,
          signedIn(ids[n] ?? ''),
          [`select public.renew_payment($1) ->> 'status' as status`, payments[n]],
          '2026-11-24T13:00:00Z',
        ),
      ),
    );
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual({ status: 'pending' });
    expect(answers).toContain('slot_taken');
  });
});
