import { SEED } from 'embedded-backend/seed';
import { book, pay, stateOf, suspend, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.cancel_consultation($1) as answer';
const MOVE = 'select public.reschedule_consultation($1, $2, $3) as answer';
const COMPLETE = 'select public.complete_consultation($1) as answer';
const NO_SHOW = 'select public.mark_no_show($1) as answer';
const RECORD = 'select public.store_recording($1, $2) as answer';

/** Tuesday 2026-12-01, 14:00 in São Paulo: the booking's start, and 24 hours before it. */
const DAY_BEFORE = '2026-11-30T17:00:00Z';
const AFTER_THE_END = '2026-12-01T17:50:00Z';

async function scheduled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}

const answer = async (database: TestDatabase, who: Actor, sql: string, parameters: unknown[]) =>
  (await database.as<{ answer: Record<string, unknown> }>(who, sql, parameters))[0]?.answer;

const strangers = ['otherPatient', 'otherProfessional', 'admin', 'applicant'] as const;

describe('rescheduling', () => {
  const to = (booking: Booking, date = '2026-12-02', time = '15:40') => [booking.consultation_id, date, time];
  onEveryDatabase((database) => {
    test('is limited to its patient; other callers get not found', async () => {
      const booking = await scheduled(database);
      await expectRefusal(database, 'visitor', MOVE, to(booking), '42501');
      for (const who of [...strangers, 'professional'] as const)
        await expectRefusal(database, who, MOVE, to(booking), 'consultation_not_found');
    });

    test('moves a confirmed one and keeps its link and price', async () => {
      const booking = await scheduled(database);
      const link = 'select session_link from public.consultation_sessions where consultation_id = $1';
      const before = await database.as('patient', link, [booking.consultation_id]);
      await expect(answer(database, 'patient', MOVE, to(booking))).resolves.toMatchObject({
        consultation_date: '2026-12-02',
        consultation_time: '15:40',
        status: 'scheduled',
      });
      await expect(database.as('patient', link, [booking.consultation_id])).resolves.toEqual(before);
      await expect(book(database, 'otherPatient')).resolves.toMatchObject({ status: 'pending' });
    });

    test('twice to the same time returns the first', async () => {
      const booking = await scheduled(database);
      const first = await answer(database, 'patient', MOVE, to(booking));
      await expect(answer(database, 'patient', MOVE, to(booking))).resolves.toEqual(first);
    });

    test('is possible until 24 hours before', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-11-30T17:00:00.001Z');
      await expectRefusal(database, 'patient', MOVE, to(booking), 'too_late');
      await database.travel(DAY_BEFORE);
      await expect(answer(database, 'patient', MOVE, to(booking))).resolves.toMatchObject({
        status: 'scheduled',
      });
    });

    test.each([
      ['a Sunday', '2026-12-06', '14:00', 'slot_invalid'],
      ['the same time', '2026-12-02', '14:05', 'slot_invalid'],
      ['a past time', '2026-11-23', '14:00', 'slot_past'],
    ])('is refused to %s', async (_case, date, time, code) => {
      const booking = await scheduled(database);
      await expectRefusal(database, 'patient', MOVE, to(booking, date, time), code);
    });

    test('is refused to a taken slot, and to a time of another consultation of the patient', async () => {
      const booking = await scheduled(database);
      await book(database, 'otherPatient', { date: '2026-12-02', time: '15:40' });
      await expectRefusal(database, 'patient', MOVE, to(booking), 'slot_taken');
      await book(database, 'patient', {
        professional: 'otherProfessional',
        amount: 28000,
        date: '2026-12-03',
        time: '09:00',
      });
      await expectRefusal(database, 'patient', MOVE, to(booking, '2026-12-03', '09:00'), 'slot_taken');
    });

    test('is refused for an unpaid or cancelled one, or with a professional who is not approved', async () => {
      const unpaid = await book(database);
      await expectRefusal(database, 'patient', MOVE, to(unpaid), 'consultation_not_open');
      await pay(database, unpaid.payment_id);
      await database.owner(`update public.professionals set approval_status = 'pending' where user_id = $1`, [
        ACTORS.professional,
      ]);
      await expectRefusal(database, 'patient', MOVE, to(unpaid), 'professional_unavailable');
      await database.as('patient', CANCEL, [unpaid.consultation_id]);
      await expectRefusal(database, 'patient', MOVE, to(unpaid), 'consultation_not_open');
    });
  });
});

describe('ending', () => {
  onEveryDatabase((database) => {
    test.each([
      ['complete', COMPLETE],
      ['no-show', NO_SHOW],
    ])('%s is limited to its professional; other callers get not found', async (_name, sql) => {
      const { consultation_id } = await scheduled(database);
      await database.travel(AFTER_THE_END);
      await expectRefusal(database, 'visitor', sql, [consultation_id], '42501');
      for (const who of [...strangers, 'patient'] as const)
        await expectRefusal(database, who, sql, [consultation_id], 'consultation_not_found');
    });

    test.each([
      [COMPLETE, 'completed', NO_SHOW, '2026-12-01T17:49:59Z'],
      [NO_SHOW, 'no_show', COMPLETE, '2026-12-01T17:14:59Z'],
    ])('%s in time, once, and removes the link', async (sql, status, other, tooEarly) => {
      const booking = await scheduled(database);
      const own = [booking.consultation_id];
      await database.travel(tooEarly);
      await expectRefusal(database, 'professional', sql, own, 'too_early');
      await database.travel(AFTER_THE_END);
      await expect(answer(database, 'professional', sql, own)).resolves.toMatchObject({ status });
      await expect(answer(database, 'professional', sql, own)).resolves.toMatchObject({ status });
      await expect(stateOf(database, booking)).resolves.toMatchObject({ consultation: status, sessions: 0 });
      await expectRefusal(database, 'professional', other, own, 'consultation_not_open');
    });

    test('is refused for an unpaid one', async () => {
      const unpaid = await book(database);
      await database.travel(AFTER_THE_END);
      await expectRefusal(
        database,
        'professional',
        COMPLETE,
        [unpaid.consultation_id],
        'consultation_not_open',
      );
    });

    test('happens automatically a day later, by the job only', async () => {
      const booking = await scheduled(database);
      const job = 'select public.complete_due_consultations() as n';
      for (const who of ['visitor', 'patient', 'professional', 'admin'] as const)
        await expectRefusal(database, who, job, [], '42501');
      await database.travel('2026-12-02T17:49:59Z');
      await database.as('service', job);
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'scheduled',
        sessions: 1,
      });
      await database.travel('2026-12-02T17:50:00Z');
      await expect(database.as('service', job)).resolves.toEqual([{ n: 1 }]);
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'completed',
        sessions: 0,
      });
      await expect(database.as('service', job)).resolves.toEqual([{ n: 0 }]);
    });
  });
});

describe('a recording', () => {
  const URL = 'https://video.exemplo/abc';
  onEveryDatabase((database) => {
    test('is stored by its professional, after completion, and readable by both participants', async () => {
      const { consultation_id } = await scheduled(database);
      await expectRefusal(
        database,
        'professional',
        RECORD,
        [consultation_id, URL],
        'consultation_not_completed',
      );
      await database.travel(AFTER_THE_END);
      await database.as('professional', COMPLETE, [consultation_id]);
      await expectRefusal(database, 'visitor', RECORD, [consultation_id, URL], '42501');
      for (const who of [...strangers, 'patient'] as const)
        await expectRefusal(database, who, RECORD, [consultation_id, URL], 'consultation_not_found');
      for (const bad of ['http://x', 'javascript:alert(1)', 'https://a b', '', ' '])
        await expectRefusal(database, 'professional', RECORD, [consultation_id, bad], 'recording_invalid');
      await database.as('professional', RECORD, [consultation_id, URL]);
      const read = 'select session_link from public.consultation_sessions where consultation_id = $1';
      for (const who of ['patient', 'professional'] as const)
        await expect(database.as(who, read, [consultation_id])).resolves.toEqual([{ session_link: URL }]);
      for (const who of strangers)
        await expect(database.as(who, read, [consultation_id])).resolves.toEqual([]);
    });

    test('is removed only by the same professional, and may be stored again', async () => {
      const { consultation_id } = await scheduled(database);
      await expectRefusal(
        database,
        'professional',
        RECORD,
        [consultation_id, null],
        'consultation_not_completed',
      );
      await database.travel(AFTER_THE_END);
      await database.as('professional', COMPLETE, [consultation_id]);
      await database.as('professional', RECORD, [consultation_id, URL]);
      await expectRefusal(database, 'visitor', RECORD, [consultation_id, null], '42501');
      for (const who of [...strangers, 'patient'] as const)
        await expectRefusal(database, who, RECORD, [consultation_id, null], 'consultation_not_found');
      const links = () =>
        database.as<{ session_link: string }>(
          'patient',
          'select session_link from public.consultation_sessions where consultation_id = $1',
          [consultation_id],
        );
      await expect(links()).resolves.toEqual([{ session_link: URL }]);
      for (const _twice of [1, 2]) {
        await expect(answer(database, 'professional', RECORD, [consultation_id, null])).resolves.toEqual({
          consultation_id,
          recording_url: null,
        });
        await expect(links()).resolves.toEqual([]);
      }
      await expect(answer(database, 'professional', RECORD, [consultation_id, URL])).resolves.toEqual({
        consultation_id,
        recording_url: URL,
      });
      await expect(links()).resolves.toEqual([{ session_link: URL }]);
      await database.as('professional', RECORD, [consultation_id, null]);
      await suspend(database);
      for (const address of [URL, null])
        await expectRefusal(
          database,
          'professional',
          RECORD,
          [consultation_id, address],
          'professional_suspended',
        );
    });
  });
});

describe('marking a payment as paid', () => {
  const MARK = 'select public.mark_payment_paid($1) as answer';
  onEveryDatabase((database) => {
    test('is limited to admins', async () => {
      const { payment_id } = await book(database);
      await expectRefusal(database, 'visitor', MARK, [payment_id], '42501');
      for (const who of ['patient', 'otherPatient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, MARK, [payment_id], 'not_allowed');
      await expectRefusal(database, 'admin', MARK, [crypto.randomUUID()], 'payment_not_found');
    });

    test('schedules a pending one, idempotently, with a log entry', async () => {
      const booking = await book(database);
      const first = await answer(database, 'admin', MARK, [booking.payment_id]);
      expect(first).toMatchObject({ status: 'paid', consultation_status: 'scheduled', refund_due: false });
      await expect(answer(database, 'admin', MARK, [booking.payment_id])).resolves.toEqual(first);
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'scheduled',
        payment: 'paid',
        sessions: 1,
      });
      await expect(
        database.as('admin', `select actor_id, after from public.audit_log where subject_id = $1`, [
          booking.payment_id,
        ]),
      ).resolves.toEqual([
        { actor_id: ACTORS.admin, after: { status: 'paid', refund_due: false, refunded_at: null } },
      ]);
    });

    test('restores an expired one while its slot is free', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      await expect(answer(database, 'admin', MARK, [booking.payment_id])).resolves.toMatchObject({
        consultation_status: 'scheduled',
        refund_due: false,
      });
    });

    test('restores it although another unpaid booking had the slot', async () => {
      const lost = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await book(database, 'otherPatient');
      await database.travel('2026-11-24T12:36:00Z');
      await expect(answer(database, 'admin', MARK, [lost.payment_id])).resolves.toMatchObject({
        consultation_status: 'scheduled',
      });
    });

    test('notifies the professional of a restored one', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      await answer(database, 'admin', MARK, [booking.payment_id]);
      await expect(
        database.as(
          'professional',
          `select title from public.notifications where created_at = '2026-11-24T12:20:00Z'`,
        ),
      ).resolves.toEqual([{ title: 'Consulta confirmada' }]);
    });

    test('makes a refund due when the slot is taken or past', async () => {
      const lost = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      await book(database, 'otherPatient');
      await expect(answer(database, 'admin', MARK, [lost.payment_id])).resolves.toMatchObject({
        status: 'paid',
        consultation_status: 'cancelled',
        refund_due: true,
      });
      const over = await book(database, 'patient', { date: '2026-11-24', time: '11:30' });
      await database.travel('2026-11-24T14:30:00Z');
      await expect(answer(database, 'admin', MARK, [over.payment_id])).resolves.toMatchObject({
        consultation_status: 'cancelled',
        refund_due: true,
      });
    });

    test('of a consultation cancelled by its patient makes a refund due', async () => {
      const booking = await book(database);
      await database.as('patient', CANCEL, [booking.consultation_id]);
      await expect(answer(database, 'admin', MARK, [booking.payment_id])).resolves.toMatchObject({
        status: 'paid',
        refund_due: true,
        consultation_status: 'cancelled',
      });
    });
  });
});

describe('the list of payments', () => {
  const LIST =
    'select patient_name, status::text from public.list_payments(search => $1, status => $2, page_size => 100)';
  onEveryDatabase((database) => {
    test('is limited to admins', async () => {
      await expectRefusal(database, 'visitor', LIST, [null, null], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, LIST, [null, null], 'not_allowed');
    });

    test('is not readable except through the procedure', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select 1 from public.payment_entries', [], '42501');
    });

    test('is searched by patient, e-mail and professional, literally', async () => {
      const found = async (search: string | null) =>
        (await database.as('admin', LIST, [search, null])).length;
      await expect(found(null)).resolves.toBe(SEED.consultations);
      await expect(found('camila')).resolves.toBe(7);
      await expect(found('ines.valadao@')).resolves.toBe(2);
      await expect(found('andre goncalves')).resolves.toBe(1);
      for (const odd of ['%', '_', "'", ',)(', '🙂', '\\']) await expect(found(odd)).resolves.toBe(0);
    });

    test('starts with the latest consultation, whenever it was paid or booked', async () => {
      await database.owner(
        `update public.consultations set starts_at = '2026-11-02T12:00:00Z', ends_at = '2026-11-02T12:50:00Z'
         where status = 'completed'`,
      );
      const expected = await database.owner(
        `select p.id from public.payments p join public.consultations c on c.id = p.consultation_id
         order by c.starts_at desc, c.id desc`,
      );
      await expect(
        database.as('admin', 'select id from public.list_payments(page_size => 100)'),
      ).resolves.toEqual(expected);
      await expect(
        database.as('admin', 'select id from public.list_payments(page_size => 100, newer => true)'),
      ).resolves.toEqual(expected.toReversed());
    });

    test('pages by key in both directions', async () => {
      const page = (parameters: string) =>
        database.as<{ id: string; starts_at: string; consultation_id: string }>(
          'admin',
          `select * from public.list_payments(page_size => 5 ${parameters})`,
        );
      const first = await page('');
      const cursor = first.at(-1);
      const second = await database.as<{ id: string }>(
        'admin',
        'select * from public.list_payments(page_size => 5, cursor_starts_at => $1, cursor_id => $2)',
        [cursor?.starts_at, cursor?.consultation_id],
      );
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(10);
      const last = await page(', newer => true');
      expect(new Date(last[0]?.starts_at ?? 0).getTime()).toBeLessThan(
        new Date(last.at(-1)?.starts_at ?? 0).getTime(),
      );
    });
  });
});
