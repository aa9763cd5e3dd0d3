import { book, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { bookSeries, conflicts, keepSeries, occurrences, startSeries } from './support/series.ts';

const RESTORE = 'select public.restore_series_date($1, $2) as answer';
/** The third Tuesday of the series, 14:00 in São Paulo. */
const THIRD = '2026-12-15T17:00:00Z';

describe('restore_series_date', () => {
  onEveryDatabase((database) => {
    const restore = async (series: string, number: number) => {
      const [row] = await database.as<{ answer: { consultation_id: string | null; starts_at: string } }>(
        'patient',
        RESTORE,
        [series, number],
      );
      if (!row) throw new Error('restore_series_date returned nothing.');
      return row.answer;
    };
    const cancel = async (series: string, number: number) => {
      const date = (await occurrences(database, series)).find((row) => row.number === number);
      await database.as('patient', 'select public.cancel_consultation($1)', [date?.id]);
    };
    const states = async (series: string) =>
      (await occurrences(database, series)).map(({ number, at, status }) => [number, at, status]);
    /** A series whose third date was skipped. */
    const skipped = async (): Promise<string> => {
      const { series_id } = await startSeries(database);
      await cancel(series_id, 3);
      return series_id;
    };

    test('is for the patient of a running series', async () => {
      const series = await skipped();
      await expectRefusal(database, 'visitor', RESTORE, [series, 3], '42501');
      for (const who of ['otherPatient', 'professional', 'otherProfessional', 'admin'] as const)
        await expectRefusal(database, who, RESTORE, [series, 3], 'series_not_found');
      await expectRefusal(database, 'patient', RESTORE, [crypto.randomUUID(), 3], 'series_not_found');
      await database.as('patient', 'select public.end_series($1)', [series]);
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'not_a_series');
    });

    test('is not for a series that waits for its first payment', async () => {
      const { series_id } = await bookSeries(database, { leftOut: [3] });
      await expectRefusal(database, 'patient', RESTORE, [series_id, 3], 'not_a_series');
    });

    test('is refused for a date that the patient has not left out', async () => {
      const series = await skipped();
      for (const number of [0, 5, -1, null])
        await expectRefusal(database, 'patient', RESTORE, [series, number], 'date_not_skipped');
      const second = (await occurrences(database, series)).find(({ number }) => number === 2);
      await database.as(
        'professional',
        `select public.cancel_as_professional($1, 'other', 'Surgiu um compromisso.', gen_random_uuid())`,
        [second?.id],
      );
      await expectRefusal(database, 'patient', RESTORE, [series, 2], 'date_not_skipped');
      // The fourth was freed unpaid.
      await database.travel('2026-12-21T17:01:00Z');
      await database.as('service', 'select public.expire_payments()');
      await expectRefusal(database, 'patient', RESTORE, [series, 4], 'date_not_skipped');
    });

    test('brings a skipped date back at its time, to be paid from 72 to 24 hours before', async () => {
      const series = await skipped();
      const { consultation_id } = await restore(series, 3);
      const third = (await occurrences(database, series)).find(({ number }) => number === 3);
      expect(third).toMatchObject({
        id: consultation_id,
        at: THIRD,
        status: 'pending',
        payment: 'pending',
        opens: '2026-12-12T17:00:00Z',
        expires: '2026-12-14T17:00:00Z',
      });
      await expect(
        database.owner('select series_number, moves from public.consultations where id = $1', [
          consultation_id,
        ]),
      ).resolves.toEqual([{ series_number: 3, moves: 1 }]);
    });

    test('keeps the skipped one in the history, as a single consultation', async () => {
      const series = await skipped();
      const before = await occurrences(database, series);
      const old = before.find(({ number }) => number === 3);
      await restore(series, 3);
      await expect(
        database.owner('select series_id, status, cancelled_by from public.consultations where id = $1', [
          old?.id,
        ]),
      ).resolves.toEqual([{ series_id: null, status: 'cancelled', cancelled_by: 'patient' }]);
    });

    test('twice changes nothing more', async () => {
      const series = await skipped();
      const first = await restore(series, 3);
      await expect(restore(series, 3)).resolves.toEqual(first);
      await expect(states(series)).resolves.toHaveLength(4);
    });

    test('tells the professional', async () => {
      const series = await skipped();
      const { consultation_id } = await restore(series, 3);
      await expect(
        database.owner(
          `select user_id, title, facts ->> 'who' as who from public.notifications
           where kind = 'series_date_back' and about_id = $1`,
          [consultation_id],
        ),
      ).resolves.toEqual([
        { user_id: ACTORS.professional, title: 'Uma data da série voltou', who: 'Camila' },
      ]);
    });

    test('brings back a paid date that the patient cancelled, to be paid again', async () => {
      const { series_id } = await startSeries(database);
      const third = (await occurrences(database, series_id)).find(({ number }) => number === 3);
      await database.as('admin', 'select public.mark_payment_paid($1)', [third?.payment_id]);
      await cancel(series_id, 3);
      await restore(series_id, 3);
      expect((await occurrences(database, series_id)).find(({ number }) => number === 3)).toMatchObject({
        status: 'pending',
        payment: 'pending',
        refund_due: false,
      });
      await expect(
        database.owner('select refund_due from public.payments where id = $1', [third?.payment_id]),
      ).resolves.toEqual([{ refund_due: true }]);
    });

    test('brings back a date that was left out when the series was booked', async () => {
      const { series_id } = await startSeries(database, { leftOut: [3] });
      await expect(conflicts(database, series_id)).resolves.toMatchObject([{ number: 3, reason: 'skipped' }]);
      await restore(series_id, 3);
      await expect(states(series_id)).resolves.toContainEqual([3, THIRD, 'pending']);
      await expect(conflicts(database, series_id)).resolves.toEqual([]);
    });

    test('of a date that is not reserved yet leaves it to the job', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12, leftOut: [11] });
      const answer = { series_id, consultation_id: null, starts_at: expect.any(String) as string };
      await expect(restore(series_id, 11)).resolves.toEqual(answer);
      await expect(restore(series_id, 11)).resolves.toEqual(answer);
      await database.travel('2026-12-16T12:00:00Z');
      await keepSeries(database);
      await expect(states(series_id)).resolves.toContainEqual([11, '2027-02-09T17:00:00Z', 'pending']);
    });

    test('is refused when the time was taken meanwhile, by either', async () => {
      const series = await skipped();
      await book(database, 'otherPatient', { date: '2026-12-15' });
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'slot_taken');
      await cancel(series, 4);
      await book(database, 'patient', {
        date: '2026-12-22',
        professional: 'otherProfessional',
        amount: 28000,
      });
      await expectRefusal(database, 'patient', RESTORE, [series, 4], 'slot_taken');
    });

    test('is refused where the professional does not work any more', async () => {
      const series = await skipped();
      await setHours(database, { hours: [{ weekday: 1, from: '09:00', to: '18:00' }] });
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'slot_invalid');
      await database.owner('update public.professionals set price_per_session = null where user_id = $1', [
        ACTORS.professional,
      ]);
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'professional_unavailable');
      await suspend(database);
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'not_a_series');
    });

    test('is refused without time to pay', async () => {
      const series = await skipped();
      await database.travel('2026-12-15T15:30:00Z');
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'slot_too_soon');
      await database.travel(THIRD);
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'slot_past');
    });

    test('within 26 hours gives two hours to pay', async () => {
      const series = await skipped();
      await database.travel('2026-12-15T11:00:00Z');
      await restore(series, 3);
      expect((await occurrences(database, series)).find(({ number }) => number === 3)).toMatchObject({
        opens: '2026-12-15T11:00:00Z',
        expires: '2026-12-15T13:00:00Z',
      });
    });

    test('is possible five times', async () => {
      const series = await skipped();
      for (let n = 0; n < 5; n += 1) {
        await restore(series, 3);
        await cancel(series, 3);
      }
      await expectRefusal(database, 'patient', RESTORE, [series, 3], 'too_many_moves');
    });
  });
});
