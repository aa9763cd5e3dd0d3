import type { Connection } from './support/connection.ts';
import { credentials, ACTORS, signedIn, signUpOf } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections } from './support/requests.ts';

const BOOK = `select (b ->> 'payment_id')::uuid as payment, (b ->> 'consultation_id')::uuid as consultation
  from public.book_consultation($1, $2, $3, $4, gen_random_uuid()) as b`;
const DAY = '2027-01-05';
const TIMES = ['09:00', '09:50', '10:40', '11:30', '14:00', '14:50', '15:40', '16:30', '17:20'];

interface Booking {
  readonly payment: string;
  readonly consultation: string;
}

/** PGlite has a single session; concurrent requests need PostgreSQL. */
describe('limits and slots under concurrent requests, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  beforeAll(async () => {
    owner = await connect();
  });

  const patient = async () => {
    const [row] = await owner.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@vinculo.example', $1::jsonb from (select gen_random_uuid() as id) as made returning id`,
      [JSON.stringify(signUpOf('Paciente'))],
    );
    return signedIn(row?.id ?? '');
  };
  const booked = async (who: ReturnType<typeof signedIn>, date: string, time: string): Promise<Booking> => {
    const made = await request<Booking>(owner, who, [BOOK, ACTORS.professional, date, time, 15000]);
    if (typeof made === 'string') throw new Error(made);
    return made;
  };

  test('two professionals book each other for the same times: each gets one, without a deadlock', async () => {
    const marina = signedIn(ACTORS.professional);
    const andre = signedIn(ACTORS.otherProfessional);
    const [one, other] = await Promise.all([connect(), connect()]);
    for (const time of TIMES) {
      const answers = await Promise.all([
        request<Booking>(one, marina, [BOOK, ACTORS.otherProfessional, DAY, time, 28000]),
        request<Booking>(other, andre, [BOOK, ACTORS.professional, DAY, time, 15000]),
      ]);
      expect(answers.filter((answer) => answer === 'slot_taken')).toHaveLength(1);
      await owner.query(`update public.consultations set status = 'cancelled' where status = 'pending'`);
      await owner.query(
        `update public.consultations set created_at = '2026-01-01' where consultation_date = $1`,
        [DAY],
      );
    }
  });

  test('a ring of professionals, each booking the next: no deadlock, and no overlap', async () => {
    const ring = [ACTORS.professional, ACTORS.otherProfessional, ACTORS.unpricedProfessional];
    await owner.query('update public.professionals set price_per_session = 15000 where user_id = any ($1)', [
      ring,
    ]);
    const connections = await connectMany(6);
    for (const time of TIMES) {
      const answers = await Promise.all(
        connections.map((connection, n) =>
          request<Booking>(connection, signedIn(ring[n % 3] ?? ''), [
            BOOK,
            ring[(n + (n < 3 ? 1 : 2)) % 3],
            '2027-01-06',
            time,
            15000,
          ]),
        ),
      );
      for (const answer of answers) if (typeof answer === 'string') expect(answer).toBe('slot_taken');
      await expect(
        owner.query(
          `select a.person_id from private.busy a join private.busy b on a.person_id = b.person_id
             and a.consultation_id < b.consultation_id and a.during && b.during`,
        ),
      ).resolves.toEqual([]);
      await owner.query(`update public.consultations set status = 'cancelled' where status = 'pending'`);
      await owner.query(
        `update public.consultations set created_at = '2026-01-01' where consultation_date = '2027-01-06'`,
      );
    }
    await owner.query('update public.professionals set price_per_session = 28000 where user_id = $1', [
      ACTORS.otherProfessional,
    ]);
  });

  test('a booking and an approval of the same user do not deadlock', async () => {
    const [one, other] = await Promise.all([connect(), connect()]);
    const [application] = await owner.query<{ id: string }>(
      `select id from public.professional_applications where user_id = $1 and application_status = 'pending'`,
      [ACTORS.applicant],
    );
    // The approval is about to lock the professional, then the profile: a booking locks them in the opposite
    // order.
    await begin(one, { ...signedIn(ACTORS.admin), role: 'postgres' }, '2026-11-24T12:00:00Z');
    await one.query('select private.pending_application($1)', [application?.id]);
    const booking = request<Booking>(other, signedIn(ACTORS.applicant), [
      BOOK,
      ACTORS.professional,
      '2027-01-07',
      '09:00',
      15000,
    ]);
    await untilWaiting(owner);
    await one.query('update public.professionals set bio = bio where user_id = $1', [ACTORS.applicant]);
    await one.query('update public.profiles set role = role where id = $1', [ACTORS.applicant]);
    await one.query('commit');
    await expect(booking).resolves.toHaveProperty('consultation');
  });

  test('two users who each free a time that the other books: both succeed', async () => {
    const LAPSED = '2026-11-24T12:20:00Z';
    const [first, second] = [await patient(), await patient()];
    const mine = await booked(first, '2027-01-08', '09:00');
    const theirs = await booked(first, '2027-01-08', '09:50');
    const [one, other] = await Promise.all([connect(), connect()]);
    const book = (connection: Connection, time: string) =>
      connection.query(BOOK, [ACTORS.professional, '2027-01-08', time, 15000]);
    // The first expires one of the two, because another transaction holds the other.
    await owner.query('begin');
    await owner.query('select from public.payments where id = $1 for update', [theirs.payment]);
    await begin(one, { ...signedIn(ACTORS.otherPatient), role: 'postgres' }, LAPSED);
    await one.query('select public.expire_payments()');
    await owner.query('rollback');
    await begin(other, { ...second, role: 'postgres' }, LAPSED);
    const waiting = other.query('select public.expire_payments()').then(() => book(other, '09:00'));
    await untilWaiting(owner);
    await expect(book(one, '09:50')).resolves.toHaveLength(1);
    await one.query('commit');
    await expect(waiting).resolves.toHaveLength(1);
    await other.query('commit');
    await expect(
      owner.query('select status::text from public.consultations where id = any ($1)', [
        [mine.consultation, theirs.consultation],
      ]),
    ).resolves.toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  });

  test('of eight concurrent moves, five succeed', async () => {
    const who = await patient();
    const { payment, consultation } = await booked(who, '2027-01-11', '09:00');
    await request(owner, who, ['select public.simulate_payment($1)', payment]);
    const connections = await connectMany(8);
    const answers = await Promise.all(
      connections.map((connection, n) =>
        request(connection, who, [
          `select public.reschedule_consultation($1, '2027-01-12', $2) ->> 'status' as status`,
          consultation,
          TIMES[n],
        ]),
      ),
    );
    expect(answers.filter((answer) => answer === 'too_many_moves')).toHaveLength(3);
    await expect(
      owner.query('select moves from public.consultations where id = $1', [consultation]),
    ).resolves.toEqual([{ moves: 5 }]);
  });

  test('the tenth booking of a day, requested three times concurrently, is stored once', async () => {
    const who = await patient();
    for (let n = 0; n < 9; n += 1) {
      const { payment } = await booked(who, '2027-01-13', TIMES[n] ?? '');
      await request(owner, who, ['select public.simulate_payment($1)', payment]);
    }
    const connections = await connectMany(3);
    const answers = await Promise.all(
      connections.map((connection, n) =>
        request(connection, who, [BOOK, ACTORS.professional, '2027-01-14', TIMES[n], 15000]),
      ),
    );
    expect(answers.filter((answer) => answer === 'too_many_bookings')).toHaveLength(2);
  });

  test('a code renewed five times concurrently is renewed once', async () => {
    const who = await patient();
    const { payment } = await booked(who, '2027-01-15', '09:00');
    const connections = await connectMany(5);
    const answers = await Promise.all(
      connections.map((connection) =>
        request(
          connection,
          who,
          [`select (public.renew_payment($1) ->> 'charge_number')::int as charge`, payment],
          '2026-11-24T12:20:00Z',
        ),
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ charge: 2 })));
  });

  test('a move while the e-mail about the first is being sent queues another', async () => {
    const who = await patient();
    const { payment, consultation } = await booked(who, '2027-01-18', '09:00');
    await request(owner, who, ['select public.simulate_payment($1)', payment]);
    const [deliverer, mover] = await Promise.all([connect(), connect()]);
    await begin(deliverer, credentials('service'), '2026-11-24T12:00:00Z');
    await deliverer.query('select public.claim_mails(100)');
    const moving = request(mover, who, [
      `select public.reschedule_consultation($1, '2027-01-18', '15:40') ->> 'status' as status`,
      consultation,
    ]);
    await untilWaiting(owner);
    await deliverer.query('commit');
    await expect(moving).resolves.toEqual({ status: 'scheduled' });
    await expect(
      owner.query(
        `select kind from private.mail_outbox where payload ->> 'consultation_id' = $1 and claimed_until is null
           and kind like '%rescheduled' order by kind`,
        [consultation],
      ),
    ).resolves.toEqual([{ kind: 'consultation_rescheduled' }, { kind: 'rescheduled' }]);
  });
});
