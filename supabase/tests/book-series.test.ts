import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import {
  BOOK_SERIES,
  bookSeries,
  conflicts,
  keepSeries,
  occurrences,
  previewSeries,
  seriesWish,
  startSeries,
} from './support/series.ts';

/** Tuesdays at 14:00 in São Paulo. */
const TUESDAYS = [
  '2026-12-01T17:00:00Z',
  '2026-12-08T17:00:00Z',
  '2026-12-15T17:00:00Z',
  '2026-12-22T17:00:00Z',
];

describe('book_series', () => {
  onEveryDatabase((database) => {
    const times = async (series: string) => (await occurrences(database, series)).map(({ at }) => at);

    test('is refused like a booking', async () => {
      await expectRefusal(database, 'visitor', BOOK_SERIES, seriesWish(), '42501');
      await expectRefusal(database, 'professional', BOOK_SERIES, seriesWish(), 'own_professional');
      const refusals = [
        [{ professional: 'suspendedProfessional' }, 'professional_unavailable'],
        [{ amount: 100 }, 'price_changed'],
        [{ from: '2026-12-06T17:00:00Z' }, 'slot_invalid'],
        [{ from: '2026-11-24T13:00:00Z' }, 'slot_too_soon'],
        [{ occurrences: 6 }, 'series_invalid'],
        [{ everyWeeks: 4 }, 'series_invalid'],
      ] as const;
      for (const [wish, code] of refusals)
        await expectRefusal(database, 'patient', BOOK_SERIES, seriesWish(wish), code);
    });

    test('makes the first date alone, with 15 minutes to pay it', async () => {
      const booking = await bookSeries(database);
      await expect(occurrences(database, booking.series_id)).resolves.toEqual([
        expect.objectContaining({
          number: 1,
          at: TUESDAYS[0],
          status: 'pending',
          opens: null,
          expires: '2026-11-24T12:15:00Z',
        }),
      ]);
      // The professional knows nothing of it yet.
      const seen = 'select id from public.consultation_series';
      await expect(database.as('patient', seen)).resolves.toEqual([{ id: booking.series_id }]);
      await expect(database.as('professional', seen)).resolves.toEqual([]);
      await expect(database.as('otherPatient', seen)).resolves.toEqual([]);
    });

    test('makes the others when the first is paid, each to be paid from 72 to 24 hours before', async () => {
      const booking = await startSeries(database);
      const made = await occurrences(database, booking.series_id);
      expect(made.map(({ at }) => at)).toEqual(TUESDAYS);
      expect(made.map(({ status }) => status)).toEqual(['scheduled', 'pending', 'pending', 'pending']);
      expect(made[1]).toMatchObject({ opens: '2026-12-05T17:00:00Z', expires: '2026-12-07T17:00:00Z' });
      await expect(
        database.as(
          'professional',
          'select id, started_at is not null as started from public.consultation_series',
        ),
      ).resolves.toEqual([{ id: booking.series_id, started: true }]);
    });

    test('makes none when the first is not paid', async () => {
      const { series_id } = await bookSeries(database);
      await database.travel('2026-11-24T12:16:00Z');
      await database.as('service', 'select public.expire_payments()');
      await expect(keepSeries(database)).resolves.toBe(0);
      await expect(occurrences(database, series_id)).resolves.toMatchObject([{ status: 'cancelled' }]);
    });

    test('keeps the price that was agreed', async () => {
      const { series_id } = await bookSeries(database);
      await database.owner('update public.professionals set price_per_session = 20000 where user_id = $1', [
        ACTORS.professional,
      ]);
      const [first] = await occurrences(database, series_id);
      await pay(database, first?.payment_id ?? '');
      await expect(
        database.owner(
          `select distinct c.amount_cents, p.amount_cents as paid from public.consultations c
             join public.payments p on p.consultation_id = c.id where c.series_id = $1`,
          [series_id],
        ),
      ).resolves.toEqual([{ amount_cents: 15000, paid: 15000 }]);
    });

    test('twice with the same request books once', async () => {
      const request = crypto.randomUUID();
      const first = await bookSeries(database, { request });
      await expect(bookSeries(database, { request })).resolves.toEqual(first);
      await expect(
        database.owner('select count(*)::int as n from public.consultation_series'),
      ).resolves.toEqual([{ n: 1 }]);
    });

    test('does not count later dates as unpaid bookings or bookings of the day, nor send mails for them', async () => {
      await startSeries(database, { occurrences: 12 });
      for (const time of ['09:00', '09:50', '10:40'])
        await book(database, 'patient', { date: '2026-12-02', time });
      await expectRefusal(
        database,
        'patient',
        'select public.book_consultation($1, $2, $3, 15000, gen_random_uuid())',
        [ACTORS.professional, '2026-12-03', '09:00'],
        'too_many_unpaid',
      );
      await expect(
        database.owner(`select count(*)::int as n from private.mail_outbox where kind = 'booking'`),
      ).resolves.toEqual([{ n: 4 }]);
    });

    test('frees a later date that is not paid 24 hours before, without a new charge', async () => {
      const { series_id } = await startSeries(database);
      await database.travel('2026-12-07T17:01:00Z');
      await database.as('service', 'select public.expire_payments()');
      const [, second, third] = await occurrences(database, series_id);
      expect([second?.status, third?.status]).toEqual(['cancelled', 'pending']);
      await expectRefusal(
        database,
        'patient',
        'select public.renew_payment($1)',
        [second?.payment_id],
        'payment_not_pending',
      );
      await expect(keepSeries(database)).resolves.toBe(0);
    });

    test('is refused when a date cannot take place that the patient has not been told of', async () => {
      await book(database, 'otherPatient', { date: '2026-12-15' });
      await expectRefusal(database, 'patient', BOOK_SERIES, seriesWish(), 'dates_changed');
      await expect(database.owner('select from public.consultation_series')).resolves.toEqual([]);
      const { series_id } = await startSeries(database, { leftOut: [3] });
      await expect(times(series_id)).resolves.toEqual([TUESDAYS[0], TUESDAYS[1], TUESDAYS[3]]);
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 3, reason: 'busy_professional', instead: null },
      ]);
    });

    test('books another time for a date in conflict', async () => {
      await setHours(database, { closedOnHolidays: true });
      // Fridays at 10:30 from 11 December; the third is Christmas.
      const from = '2026-12-11T13:30:00Z';
      const { dates } = await previewSeries(database, ACTORS.professional, from, 1, 4);
      expect(dates.map(({ state }) => state)).toEqual(['free', 'free', 'conflict', 'conflict']);
      const [christmas, newYear] = dates.slice(2);
      const instead = christmas?.others.at(-1) ?? '';
      const { series_id } = await startSeries(database, {
        from,
        others: [{ number: 3, starts_at: instead }],
        leftOut: [4],
      });
      await expect(times(series_id)).resolves.toEqual([from, '2026-12-18T13:30:00Z', instead]);
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 3, reason: 'holiday', instead },
        { number: 4, reason: 'holiday', instead: null },
      ]);
      expect(newYear?.others.length).toBeGreaterThan(0);
    });

    test.each([
      ['that is not free', [{ number: 2, starts_at: '2026-12-08T17:05:00Z' }]],
      ['of another week', [{ number: 2, starts_at: '2026-12-15T17:50:00Z' }]],
      ['for the first date', [{ number: 1, starts_at: '2026-12-01T17:50:00Z' }]],
      ['for a date that the series has not', [{ number: 5, starts_at: '2026-12-29T17:50:00Z' }]],
    ])('refuses another time %s', async (_, others) => {
      await expectRefusal(database, 'patient', BOOK_SERIES, seriesWish({ others }), 'other_invalid');
    });

    test('leaves out a date that was taken before the first was paid, and notes it', async () => {
      const booking = await bookSeries(database);
      await book(database, 'otherPatient', { date: '2026-12-08' });
      await pay(database, booking.payment_id);
      await expect(times(booking.series_id)).resolves.toEqual([TUESDAYS[0], TUESDAYS[2], TUESDAYS[3]]);
      await expect(
        database.as('patient', 'select number, reason from public.series_conflicts'),
      ).resolves.toEqual([{ number: 2, reason: 'busy_professional' }]);
      await expect(database.as('otherPatient', 'select from public.series_conflicts')).resolves.toEqual([]);
    });

    test('does not tell the professional that the patient is elsewhere', async () => {
      const booking = await bookSeries(database);
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-08',
        amount: 28000,
      });
      await pay(database, booking.payment_id);
      await expect(conflicts(database, booking.series_id)).resolves.toMatchObject([
        { reason: 'busy_patient' },
      ]);
      await expect(database.as('professional', 'select from public.series_conflicts')).resolves.toEqual([]);
      const copy = async (who: Actor) =>
        JSON.stringify(await database.as(who, 'select public.export_my_data() as copy'));
      await expect(copy('patient')).resolves.toContain('outro compromisso do paciente');
      await expect(copy('professional')).resolves.not.toContain('outro compromisso do paciente');
    });

    test('takes a date of a booking that was not paid in time', async () => {
      const booking = await bookSeries(database);
      await database.travel('2026-11-24T12:01:00Z');
      await book(database, 'otherPatient', { date: '2026-12-08' });
      await database.travel('2026-11-24T12:16:00Z');
      await database.as('patient', 'select public.renew_payment($1)', [booking.payment_id]);
      // No job has freed it yet.
      await database.travel('2026-11-24T12:17:00Z');
      await pay(database, booking.payment_id);
      await expect(times(booking.series_id)).resolves.toEqual(TUESDAYS);
    });

    test('makes dates eight weeks ahead, whatever the horizon, and the rest as time goes by', async () => {
      await setHours(database, { horizonDays: 15, hours: [{ weekday: 2, from: '14:00', to: '18:00' }] });
      const { series_id } = await startSeries(database, { occurrences: 12 });
      await expect(times(series_id)).resolves.toHaveLength(8);
      await expect(keepSeries(database)).resolves.toBe(0);
      await database.travel('2026-12-01T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(1);
      await expect(keepSeries(database)).resolves.toBe(0);
      await expect(times(series_id)).resolves.toHaveLength(9);
    });

    test('notes a date that the job cannot make, once', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12 });
      await database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [
        '2027-01-26T17:00:00Z',
        '2027-01-26T18:00:00Z',
      ]);
      await database.travel('2026-12-08T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(1);
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 9, reason: 'busy_professional', instead: null },
      ]);
      await database.owner('delete from public.agenda_blocks');
      await expect(keepSeries(database)).resolves.toBe(0);
    });

    test('does not bring back a date that was cancelled', async () => {
      const { series_id } = await startSeries(database);
      const [, second] = await occurrences(database, series_id);
      await database.as('patient', 'select public.cancel_consultation($1)', [second?.id]);
      await database.owner('update public.consultation_series set made_number = 1');
      await expect(keepSeries(database)).resolves.toBe(0);
      await expect(occurrences(database, series_id)).resolves.toMatchObject([
        {},
        { status: 'cancelled', cancelled_by: 'patient' },
        {},
        {},
      ]);
    });

    test('ends with the suspension of the professional', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12 });
      await suspend(database);
      await expect(
        database.owner('select ended_by from public.consultation_series where id = $1', [series_id]),
      ).resolves.toEqual([{ ended_by: 'platform' }]);
      await database.travel('2026-12-08T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(0);
      const rows = await occurrences(database, series_id);
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    });

    test('is deleted with the patient, whose consultations stay without it', async () => {
      const { series_id } = await startSeries(database);
      const request = await requestOf(database, 'patient');
      await eraseUnblocked(database, 'patient', request);
      await expect(
        database.owner('select from public.consultation_series where id = $1', [series_id]),
      ).resolves.toEqual([]);
      await expect(
        database.owner('select series_id from public.consultations where series_number is not null'),
      ).resolves.toHaveLength(4);
    });
  });
});
