import { book, pay } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const BOOK = 'select public.book_for_patient($1, $2, $3) as answer';
const PREVIEW = 'select public.preview_for_patient($1, $2) as answer';
/** A Thursday and the next one, 16:00 in São Paulo; the clock is at Tuesday 09:00. */
const TIMES = ['2026-12-03T19:00:00Z', '2026-12-10T19:00:00Z'];
const PATIENT = ACTORS.patient;

interface Made {
  readonly consultation_id: string;
  readonly starts_at: string;
  readonly opens_at: string;
  readonly expires_at: string;
  readonly amount_cents: number;
}

const bookFor = async (
  database: TestDatabase,
  times: readonly string[] = TIMES,
  request: string = crypto.randomUUID(),
) => {
  const [row] = await database.as<{ answer: { consultations: Made[] } }>('professional', BOOK, [
    PATIENT,
    times,
    request,
  ]);
  return row?.answer.consultations ?? [];
};

const firstOf = async (database: TestDatabase, times: readonly string[]) => {
  const [made] = await bookFor(database, times);
  if (!made) throw new Error('Nothing was booked.');
  const [row] = await database.owner<{ id: string }>(
    'select id from public.payments where consultation_id = $1',
    [made.consultation_id],
  );
  return { ...made, payment_id: row?.id ?? '' };
};

const refused = (database: TestDatabase, times: unknown, code: string, who: Actor = 'professional') =>
  expectRefusal(database, who, BOOK, [PATIENT, times, crypto.randomUUID()], code);

const preview = async (database: TestDatabase, times: readonly string[]) => {
  const [row] = await database.as<{ answer: { starts_at: string; state: string }[] }>(
    'professional',
    PREVIEW,
    [PATIENT, times],
  );
  return row?.answer.map(({ state }) => state);
};

describe('booking for a patient', () => {
  onEveryDatabase((database) => {
    test('is limited to a professional with a paid consultation of this patient', async () => {
      await refused(database, TIMES, '42501', 'visitor');
      for (const who of ['patient', 'admin', 'applicant', 'suspendedProfessional'] as const)
        await refused(database, TIMES, 'not_allowed', who);
      for (const sql of [BOOK, PREVIEW]) {
        const more = sql === BOOK ? [crypto.randomUUID()] : [];
        await expectRefusal(
          database,
          'otherProfessional',
          sql,
          [PATIENT, TIMES, ...more],
          'not_your_patient',
        );
        await expectRefusal(
          database,
          'professional',
          sql,
          [crypto.randomUUID(), TIMES, ...more],
          'not_your_patient',
        );
      }
    });

    test('books all, at the price of today, payable from 72 to 24 hours before', async () => {
      await expect(bookFor(database)).resolves.toEqual(
        [
          ['2026-12-03T19:00:00+00:00', '2026-11-30T19:00:00+00:00', '2026-12-02T19:00:00+00:00'],
          ['2026-12-10T19:00:00+00:00', '2026-12-07T19:00:00+00:00', '2026-12-09T19:00:00+00:00'],
        ].map(([starts_at, opens_at, expires_at]) => ({
          consultation_id: expect.any(String) as string,
          status: 'pending',
          amount_cents: 15000,
          starts_at,
          opens_at,
          expires_at,
        })),
      );
    });

    test.each([
      ['2026-12-06T14:30:00Z', '2026-12-05T12:00:00+00:00', '2026-12-05T14:30:00+00:00'],
      ['2026-12-06T14:00:00Z', '2026-12-05T12:00:00+00:00', '2026-12-05T14:00:00+00:00'],
      ['2026-12-06T12:00:00Z', '2026-12-05T12:00:00+00:00', '2026-12-05T14:00:00+00:00'],
      ['2026-12-05T13:10:00Z', '2026-12-05T12:00:00+00:00', '2026-12-05T12:40:00+00:00'],
      ['2026-12-05T12:31:00Z', '2026-12-05T12:00:00+00:00', '2026-12-05T12:01:00+00:00'],
    ])('one that starts at %s is payable from %s until %s', async (start, opens_at, expires_at) => {
      await database.travel('2026-12-05T12:00:00Z');
      await expect(bookFor(database, [start])).resolves.toMatchObject([{ opens_at, expires_at }]);
    });

    test('refuses a start within 30 minutes, too far, in seconds, none and thirteen', async () => {
      await refused(database, ['2026-11-24T12:30:00Z'], 'slot_too_soon');
      await refused(database, ['2026-11-24T11:00:00Z'], 'slot_too_soon');
      await refused(database, ['2027-05-24T12:00:00Z'], 'slot_invalid');
      await refused(database, ['2026-12-03T19:00:30Z'], 'slot_invalid');
      await refused(database, ['infinity'], 'slot_invalid');
      await refused(database, [], 'slot_invalid');
      await refused(database, [null], 'slot_invalid');
      await refused(database, null, 'slot_invalid');
      await refused(
        database,
        Array.from({ length: 13 }, (_, n) => `2026-12-${10 + n}T19:00:00Z`),
        'slot_invalid',
      );
    });

    test('is all or nothing, and names the taken time', async () => {
      await book(database, 'otherPatient', { date: '2026-12-10', time: '15:40' });
      await expect(
        database.as(
          'professional',
          `do $$ begin perform public.book_for_patient('${PATIENT}',
          '{${TIMES.join(',')}}', gen_random_uuid()); exception when raise_exception then
          declare told text; begin get stacked diagnostics told = pg_exception_detail;
          raise exception '%', told; end; end $$`,
        ),
      ).rejects.toMatchObject({ message: '2026-12-10T19:00:00Z' });
      await refused(database, TIMES, 'slot_taken');
      await expect(
        database.owner(`select 1 from public.consultations where booked_by = 'professional'`),
      ).resolves.toEqual([]);
    });

    test('also outside the hours, but not where the patient is elsewhere', async () => {
      await setHours(database);
      await expect(bookFor(database, ['2026-12-06T23:00:00Z'])).resolves.toHaveLength(1);
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-08',
        time: '14:00',
        amount: 28000,
      });
      await refused(database, ['2026-12-08T17:00:00Z'], 'slot_taken');
    });

    test('is not answered with what another professional booked by the same request', async () => {
      const { payment_id } = await book(database, 'patient', {
        professional: 'otherProfessional',
        amount: 28000,
      });
      await pay(database, payment_id);
      const request = crypto.randomUUID();
      const [first] = await bookFor(database, TIMES, request);
      const [row] = await database.as<{ answer: { consultations: Made[] } }>('otherProfessional', BOOK, [
        PATIENT,
        ['2026-12-04T19:00:00Z'],
        request,
      ]);
      expect(row?.answer.consultations).toMatchObject([
        { starts_at: '2026-12-04T19:00:00+00:00', amount_cents: 28000 },
      ]);
      await expect(bookFor(database, TIMES, request)).resolves.toContainEqual(first);
    });

    test('answers the same request with the same consultations', async () => {
      const request = crypto.randomUUID();
      const first = await bookFor(database, TIMES, request);
      await expect(bookFor(database, TIMES, request)).resolves.toEqual(first);
    });

    test('allows 24 unpaid consultations of one patient', async () => {
      const days = (from: number) => Array.from({ length: 12 }, (_, n) => `2027-01-${from + n}T23:00:00Z`);
      await bookFor(database, days(10));
      await bookFor(
        database,
        days(10).map((day) => day.replace('T23', 'T21')),
      );
      await refused(database, ['2027-02-01T23:00:00Z'], 'too_many_pending');
    });

    test('counts neither among the patient’s unpaid bookings nor among those of a day', async () => {
      const counts = () =>
        database.owner('select private.unpaid_bookings($1) as unpaid, private.bookings_today($1) as today', [
          PATIENT,
        ]);
      await database.owner('select public.expire_payments()');
      const before = await counts();
      await bookFor(database);
      await expect(counts()).resolves.toEqual(before);
    });

    test('cannot be paid before its charge opens, is confirmed by paying, and agreed then', async () => {
      const made = await firstOf(database, [TIMES[0] ?? '']);
      await expectRefusal(
        database,
        'patient',
        'select public.simulate_payment($1)',
        [made.payment_id],
        'charge_not_open',
      );
      await database.travel('2026-11-30T19:00:00Z');
      await pay(database, made.payment_id);
      await expect(
        database.owner('select status, agreed_at, free_until from public.consultations where id = $1', [
          made.consultation_id,
        ]),
      ).resolves.toEqual([
        {
          status: 'scheduled',
          agreed_at: new Date('2026-11-30T19:00:00Z'),
          free_until: new Date('2026-12-03T17:00:00Z'),
        },
      ]);
    });

    test('is freed when unpaid 24 hours before, and gets no new charge', async () => {
      const made = await firstOf(database, [TIMES[0] ?? '']);
      await database.travel('2026-12-02T18:59:59Z');
      await database.as('service', 'select public.expire_payments()');
      await database.travel('2026-12-02T19:01:00Z');
      await expect(preview(database, [TIMES[0] ?? ''])).resolves.toEqual(['free']);
      await database.as('service', 'select public.expire_payments()');
      await expectRefusal(
        database,
        'patient',
        'select public.renew_payment($1)',
        [made.payment_id],
        'payment_not_pending',
      );
    });

    test('can be refused by the patient at any time', async () => {
      const made = await firstOf(database, [TIMES[0] ?? '']);
      await expect(
        database.as('patient', 'select public.cancel_consultation($1) as answer', [made.consultation_id]),
      ).resolves.toEqual([
        { answer: { consultation_id: made.consultation_id, status: 'cancelled', refund_due: false } },
      ]);
    });

    test('is not announced as a booking to pay within 15 minutes', async () => {
      await bookFor(database);
      await expect(
        database.owner(
          `select 1 from private.mail_outbox where kind = 'booking' and created_at >= private.now()`,
        ),
      ).resolves.toEqual([]);
    });

    test('is previewed with the reason of each time', async () => {
      await setHours(database, {
        closedOnHolidays: true,
        exceptions: [{ date: '2026-12-21', note: 'Férias' }],
      });
      await database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [
        '2026-12-04T11:00:00Z',
        '2026-12-04T12:00:00Z',
      ]);
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-08',
        time: '09:00',
        amount: 28000,
      });
      await expect(
        preview(database, [
          '2026-12-03T11:00:00Z',
          '2026-12-03T19:00:00Z',
          '2026-12-21T11:00:00Z',
          '2026-12-25T11:00:00Z',
          '2026-12-04T11:30:00Z',
          '2026-12-08T12:30:00Z',
          '2026-11-24T12:00:00Z',
          '2026-11-24T12:20:00Z',
          '2027-05-30T11:00:00Z',
        ]),
      ).resolves.toEqual([
        'free',
        'outside_hours',
        'closed',
        'holiday',
        'blocked',
        'taken',
        'past',
        'too_soon',
        'too_far',
      ]);
    });
  });
});
