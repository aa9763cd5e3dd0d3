import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import {
  bookSeries,
  conflicts,
  inUtc,
  keepSeries,
  occurrences,
  startSeries,
  type SeriesDate,
} from './support/series.ts';

const END = 'select public.end_series($1, $2, $3) as answer';
const CHANGE = 'select public.change_series($1, $2, $3, $4) as answer';
const CHANGE_WITH = 'select public.change_series($1, $2, true, $3, $4) as answer';
const PREVIEW = 'select public.preview_change($1, $2) as plan';

describe('end_series', () => {
  onEveryDatabase((database) => {
    const end = async (who: Actor, series: string, from: number | null = null, without = false) => {
      const [row] = await database.as<{ answer: Record<string, unknown> }>(who, END, [series, from, without]);
      return row?.answer;
    };
    const states = async (series: string) =>
      (await occurrences(database, series)).map(({ status, cancelled_by, refund_due }) => [
        status,
        cancelled_by,
        refund_due,
      ]);

    test('is for the two participants', async () => {
      const { series_id } = await startSeries(database);
      await expectRefusal(database, 'visitor', END, [series_id, null, false], '42501');
      for (const who of ['otherPatient', 'otherProfessional', 'admin'] as const)
        await expectRefusal(database, who, END, [series_id, null, false], 'series_not_found');
      await suspend(database);
      await expectRefusal(database, 'professional', END, [series_id, null, false], 'professional_suspended');
    });

    test('is not for the professional before the first date is paid', async () => {
      const { series_id } = await bookSeries(database);
      await expectRefusal(database, 'professional', END, [series_id, null, false], 'series_not_found');
      await expect(end('patient', series_id)).resolves.toMatchObject({ cancelled: 1, refund_due: false });
    });

    test('by the patient cancels the unpaid dates and refunds the paid one by the rule', async () => {
      const { series_id } = await startSeries(database);
      await expect(end('patient', series_id)).resolves.toEqual({ series_id, cancelled: 4, refund_due: true });
      await expect(states(series_id)).resolves.toEqual([
        ['cancelled', 'patient', true],
        ['cancelled', 'patient', false],
        ['cancelled', 'patient', false],
        ['cancelled', 'patient', false],
      ]);
      await expect(end('patient', series_id)).resolves.toEqual({
        series_id,
        cancelled: 0,
        refund_due: false,
      });
      await expect(keepSeries(database)).resolves.toBe(0);
    });

    test('by the patient from a number on keeps what comes before it', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12 });
      await expect(end('patient', series_id, 3)).resolves.toMatchObject({ cancelled: 6, refund_due: false });
      await expect(states(series_id)).resolves.toEqual([
        ['scheduled', null, false],
        ['pending', null, false],
        ...Array.from({ length: 6 }, () => ['cancelled', 'patient', false]),
      ]);
      await database.travel('2026-12-01T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(0);
      await expectRefusal(database, 'patient', END, [series_id, 12, false], 'series_invalid');
    });

    test('by the patient too late for a refund has to be said', async () => {
      const { series_id } = await startSeries(database);
      // Agreed more than seven days ago: until 24 hours before.
      await database.travel('2026-12-01T12:01:00Z');
      await expectRefusal(database, 'patient', END, [series_id, null, false], 'too_late');
      await expect(end('patient', series_id, null, true)).resolves.toEqual({
        series_id,
        cancelled: 4,
        refund_due: false,
      });
    });

    test('by the professional refunds everything', async () => {
      const { series_id } = await startSeries(database);
      await database.travel('2026-12-01T12:00:00Z');
      await expect(end('professional', series_id)).resolves.toEqual({
        series_id,
        cancelled: 4,
        refund_due: true,
      });
      await expect(states(series_id)).resolves.toContainEqual(['cancelled', 'professional', true]);
    });

    test('by the professional tells the patient of the next date alone by e-mail', async () => {
      const { series_id } = await startSeries(database);
      // The trigger is deferred.
      await database.owner('set constraints all immediate');
      await database.owner('delete from private.mail_outbox');
      await end('professional', series_id, 2);
      await expect(
        database.owner(
          `select c.series_number, m.kind from private.mail_outbox m
             join public.consultations c on c.id = (m.payload ->> 'consultation_id')::uuid`,
        ),
      ).resolves.toEqual([{ series_number: 2, kind: 'cancelled' }]);
    });

    test('leaves alone what has begun', async () => {
      const { series_id } = await startSeries(database);
      await database.travel('2026-12-01T17:00:00Z');
      await expect(end('patient', series_id)).resolves.toMatchObject({ cancelled: 3 });
      await expect(occurrences(database, series_id)).resolves.toMatchObject([
        { status: 'scheduled' },
        {},
        {},
        {},
      ]);
    });
  });
});

describe('change_series', () => {
  onEveryDatabase((database) => {
    const numbered = async (series: string, number: number) => {
      const one = (await occurrences(database, series)).find((row) => row.number === number);
      if (!one) throw new Error('No such date.');
      return one;
    };
    const change = async (id: string, at: string, following: boolean, leftOut: number[] | null = null) => {
      await database.as('patient', CHANGE, [id, at, following, leftOut]);
    };
    const times = async (series: string) => (await occurrences(database, series)).map(({ at }) => at);

    test('is for the patient of a running series', async () => {
      const { series_id } = await startSeries(database);
      const { id } = await numbered(series_id, 2);
      const wish = [id, '2026-12-09T17:00:00Z', true, null];
      await expectRefusal(database, 'visitor', CHANGE, wish, '42501');
      for (const who of ['professional', 'otherPatient', 'admin'] as const)
        await expectRefusal(database, who, CHANGE, wish, 'consultation_not_found');
      const single = await book(database, 'patient', { date: '2026-12-03' });
      await expectRefusal(
        database,
        'patient',
        CHANGE,
        [single.consultation_id, ...wish.slice(1)],
        'not_a_series',
      );
      await expectRefusal(database, 'patient', PREVIEW, [single.consultation_id, wish[1]], 'not_a_series');
      await database.as('patient', END, [series_id, null, false]);
      await expectRefusal(database, 'patient', CHANGE, wish, 'not_a_series');
    });

    test('moves one unpaid date, with its time to pay', async () => {
      const { series_id } = await startSeries(database);
      const { id } = await numbered(series_id, 2);
      await change(id, '2026-12-10T17:00:00Z', false);
      await expect(numbered(series_id, 2)).resolves.toMatchObject({
        at: '2026-12-10T17:00:00Z',
        opens: '2026-12-07T17:00:00Z',
        expires: '2026-12-09T17:00:00Z',
      });
      await expect(times(series_id)).resolves.toContain('2026-12-15T17:00:00Z');
      await expectRefusal(
        database,
        'patient',
        CHANGE,
        [id, '2026-12-10T17:05:00Z', false, null],
        'slot_invalid',
      );
    });

    test('moves a paid date by the rule of 24 hours', async () => {
      const { series_id } = await startSeries(database);
      const { id } = await numbered(series_id, 1);
      await change(id, '2026-12-02T17:00:00Z', false);
      await expect(numbered(series_id, 1)).resolves.toMatchObject({
        at: '2026-12-02T17:00:00Z',
        status: 'scheduled',
      });
      await database.travel('2026-12-01T18:00:00Z');
      await expectRefusal(database, 'patient', CHANGE, [id, '2026-12-03T17:00:00Z', false, null], 'too_late');
      await expectRefusal(database, 'patient', CHANGE, [id, '2026-12-03T17:00:00Z', true, null], 'too_late');
    });

    test('moves a date and those after it to another day and time', async () => {
      const { series_id } = await startSeries(database, { occurrences: 12 });
      const { id } = await numbered(series_id, 2);
      await change(id, '2026-12-10T12:00:00Z', true);
      const moved = await times(series_id);
      expect(moved.slice(0, 3)).toEqual([
        '2026-12-01T17:00:00Z',
        '2026-12-10T12:00:00Z',
        '2026-12-17T12:00:00Z',
      ]);
      // 21 January is more than eight weeks away.
      expect(moved.at(-1)).toBe('2027-01-21T12:00:00Z');
      const { opens } = await numbered(series_id, 3);
      expect(opens).toBe('2026-12-14T12:00:00Z');
      await change(id, '2026-12-10T12:00:00Z', true);
      await expect(times(series_id)).resolves.toEqual(moved);
      await database.travel('2026-12-03T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(1);
      expect((await times(series_id)).at(-1)).toBe('2027-01-28T12:00:00Z');
    });

    test('shows the dates before, and refuses those that the patient has not seen in conflict', async () => {
      await setHours(database, {
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
        closedOnHolidays: true,
      });
      const { series_id } = await startSeries(database, { from: '2026-12-01T12:00:00Z', occurrences: 8 });
      const { id } = await numbered(series_id, 2);
      await database.as('patient', 'select public.cancel_consultation($1)', [
        (await numbered(series_id, 4)).id,
      ]);
      // Fridays: 25 December and 1 January are holidays.
      const friday = '2026-12-11T12:00:00Z';
      const [row] = await database.as<{ plan: { dates: SeriesDate[] } }>('patient', PREVIEW, [id, friday]);
      expect(inUtc(row?.plan.dates ?? []).map(({ number, reason }) => [number, reason])).toEqual([
        [2, null],
        [3, null],
        [5, 'holiday'],
        [6, null],
        [7, null],
        [8, null],
      ]);
      await expectRefusal(database, 'patient', CHANGE, [id, friday, true, null], 'dates_changed');
      await change(id, friday, true, [5]);
      const rows = await occurrences(database, series_id);
      expect(rows.map(({ number, status }) => [number, status])).toEqual([
        [1, 'scheduled'],
        [2, 'pending'],
        [3, 'pending'],
        [4, 'cancelled'],
        [5, 'cancelled'],
        [6, 'pending'],
        [7, 'pending'],
        [8, 'pending'],
      ]);
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 5, reason: 'holiday', instead: null },
      ]);
    });

    describe('with other times for dates in conflict', () => {
      /** Tuesdays move to Wednesday, 9 December, 14:00; another patient has the 16th. */
      const WEDNESDAY = '2026-12-09T17:00:00Z';
      const TAKEN = '2026-12-16T17:00:00Z';
      const NEAR = '2026-12-17T12:00:00Z';

      const conflicting = async () => {
        const { series_id } = await startSeries(database);
        await database.owner(
          `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
           values ($1, $2, $2::timestamptz + interval '50 minutes')`,
          [ACTORS.professional, TAKEN],
        );
        return { series: series_id, id: (await numbered(series_id, 2)).id };
      };
      const changeWith = async (id: string, others: readonly object[], leftOut: number[] | null = null) => {
        await database.as('patient', CHANGE_WITH, [id, WEDNESDAY, leftOut, JSON.stringify(others)]);
      };
      const planOf = async (id: string) => {
        const [row] = await database.as<{ plan: { dates: SeriesDate[] } }>('patient', PREVIEW, [
          id,
          WEDNESDAY,
        ]);
        return inUtc(row?.plan.dates ?? []);
      };

      test('offers free ones at most three days away, with the present one', async () => {
        const { id } = await conflicting();
        const [, third, fourth] = await planOf(id);
        expect(third).toMatchObject({ number: 3, reason: 'busy_professional' });
        expect(third?.others).toHaveLength(6);
        const present = '2026-12-15T17:00:00Z';
        const isNear = (at: string) => Math.abs(Date.parse(at) - Date.parse(TAKEN)) <= 3 * 86_400_000;
        expect(third?.others.every(isNear)).toBe(true);
        expect(third?.others).not.toContain(TAKEN);
        await database.owner(`update public.agenda_blocks set starts_at = $1, ends_at = $2`, [
          '2026-12-16T11:00:00Z',
          '2026-12-17T23:00:00Z',
        ]);
        expect((await planOf(id))[1]?.others).toContain(present);
        expect(fourth).toMatchObject({ reason: null, others: [] });
      });

      test('moves a date there, and asking twice changes nothing more', async () => {
        const { series, id } = await conflicting();
        for (const _ of [1, 2]) {
          await changeWith(id, [{ number: 3, starts_at: NEAR }]);
          await expect(times(series)).resolves.toEqual([
            '2026-12-01T17:00:00Z',
            WEDNESDAY,
            NEAR,
            '2026-12-23T17:00:00Z',
          ]);
          await expect(conflicts(database, series)).resolves.toEqual([
            { number: 3, reason: 'busy_professional', instead: NEAR },
          ]);
        }
        await expect(numbered(series, 3)).resolves.toMatchObject({
          status: 'pending',
          opens: '2026-12-14T12:00:00Z',
        });
      });

      test('counts as a move of a paid date, once', async () => {
        const { series, id } = await conflicting();
        const third = await numbered(series, 3);
        await database.as('admin', 'select public.mark_payment_paid($1)', [third.payment_id]);
        await changeWith(id, [{ number: 3, starts_at: NEAR }]);
        await changeWith(id, [{ number: 3, starts_at: NEAR }]);
        await expect(
          database.owner('select moves, status from public.consultations where id = $1', [third.id]),
        ).resolves.toEqual([{ moves: 1, status: 'scheduled' }]);
      });

      test('is refused for a paid date that cannot move', async () => {
        const { series, id } = await conflicting();
        const third = await numbered(series, 3);
        await database.as('admin', 'select public.mark_payment_paid($1)', [third.payment_id]);
        await database.owner('update public.consultations set moves = 5 where id = $1', [third.id]);
        expect((await planOf(id))[1]).toMatchObject({ others: [] });
        await expectRefusal(
          database,
          'patient',
          CHANGE_WITH,
          [id, WEDNESDAY, null, JSON.stringify([{ number: 3, starts_at: NEAR }])],
          'other_invalid',
        );
      });

      test.each([
        ['taken', { number: 3, starts_at: TAKEN }],
        ['four days away', { number: 3, starts_at: '2026-12-20T17:00:00Z' }],
        ['outside the hours', { number: 3, starts_at: '2026-12-17T12:07:00Z' }],
        ['of the moved date itself', { number: 2, starts_at: '2026-12-10T17:00:00Z' }],
        ['of no date', { number: 9, starts_at: NEAR }],
        ['of no instant', { number: 3, starts_at: 'infinity' }],
      ])('refuses one that is %s', async (_, other) => {
        const { series, id } = await conflicting();
        const before = await times(series);
        await expectRefusal(
          database,
          'patient',
          CHANGE_WITH,
          [id, WEDNESDAY, [3], JSON.stringify([other])],
          'other_invalid',
        );
        await expect(times(series)).resolves.toEqual(before);
      });

      test('refuses what is no list', async () => {
        const { id } = await conflicting();
        for (const others of ['null', '{}', JSON.stringify(Array.from({ length: 13 }, () => ({})))])
          await expectRefusal(
            database,
            'patient',
            CHANGE_WITH,
            [id, WEDNESDAY, null, others],
            'series_invalid',
          );
      });

      test('is kept for a date that is made later', async () => {
        const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
        await setHours(database, { hours, horizonDays: 180 });
        const { series_id } = await startSeries(database, { occurrences: 12 });
        await database.owner(
          `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
           values ($1, '2027-02-03T11:00:00Z', '2027-02-03T23:00:00Z')`,
          [ACTORS.professional],
        );
        const { id } = await numbered(series_id, 2);
        const other = '2027-02-04T12:00:00Z';
        await changeWith(id, [{ number: 10, starts_at: other }]);
        await expect(conflicts(database, series_id)).resolves.toEqual([
          { number: 10, reason: 'busy_professional', instead: other },
        ]);
        await database.travel('2026-12-16T12:00:00Z');
        await keepSeries(database);
        await expect(numbered(series_id, 10)).resolves.toMatchObject({ at: other });
      });
    });

    test('does not list a date that the patient left out', async () => {
      const { series_id } = await startSeries(database, { leftOut: [3] });
      const { id } = await numbered(series_id, 2);
      const [row] = await database.as<{ plan: { dates: SeriesDate[] } }>('patient', PREVIEW, [
        id,
        '2026-12-09T17:00:00Z',
      ]);
      expect(row?.plan.dates.map(({ number }) => number)).toEqual([2, 4]);
    });

    test('makes a date that did not fit the old time', async () => {
      await book(database, 'otherPatient', { date: '2026-12-15' });
      const { series_id } = await startSeries(database, { leftOut: [3] });
      const { id } = await numbered(series_id, 2);
      await change(id, '2026-12-08T17:50:00Z', true);
      await expect(times(series_id)).resolves.toEqual([
        '2026-12-01T17:00:00Z',
        '2026-12-08T17:50:00Z',
        '2026-12-15T17:50:00Z',
        '2026-12-22T17:50:00Z',
      ]);
      await expect(conflicts(database, series_id)).resolves.toEqual([]);
    });

    test('leaves a paid date where it is when it cannot move', async () => {
      const { series_id } = await startSeries(database);
      await database.travel('2026-12-05T18:00:00Z');
      const second = await numbered(series_id, 2);
      await pay(database, second.payment_id);
      await book(database, 'otherPatient', { date: '2026-12-09' });
      const first = await numbered(series_id, 3);
      await change(first.id, '2026-12-16T17:00:00Z', true);
      await expect(numbered(series_id, 2)).resolves.toMatchObject({
        at: '2026-12-08T17:00:00Z',
        status: 'scheduled',
      });
    });

    test.each([
      [
        'was moved five times',
        'update public.consultations set moves = 5 where id = $1',
        '2026-11-24T12:00:00Z',
      ],
      [
        'begins within 24 hours',
        `update public.consultations set starts_at = '2026-12-03T17:00:00Z', ends_at = '2026-12-03T17:50:00Z' where id = $1`,
        '2026-12-02T17:00:01Z',
      ],
    ])('shows before that a paid date stays which %s', async (_, sql, now) => {
      const { series_id } = await startSeries(database);
      const third = await numbered(series_id, 3);
      await database.as('admin', 'select public.mark_payment_paid($1)', [third.payment_id]);
      await database.owner(sql, [third.id]);
      await database.travel(now);
      const { at } = await numbered(series_id, 3);
      const { id } = await numbered(series_id, 2);
      const wednesday = '2026-12-09T17:00:00Z';
      const [row] = await database.as<{ plan: { dates: SeriesDate[] } }>('patient', PREVIEW, [id, wednesday]);
      const plan = row?.plan.dates ?? [];
      expect(plan.map(({ number, reason }) => [number, reason])).toEqual([
        [2, null],
        [3, 'past'],
        [4, null],
      ]);
      await expectRefusal(database, 'patient', CHANGE, [id, wednesday, true, null], 'dates_changed');
      await change(id, wednesday, true, [3]);
      await expect(numbered(series_id, 3)).resolves.toMatchObject({ at, status: 'scheduled' });
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 3, reason: 'past', instead: at },
      ]);
    });

    test.each([
      ['a week or more', '2026-12-15T17:00:00Z'],
      ['almost a week', '2026-12-15T14:30:00Z'],
    ])('is refused by %s', async (_, at) => {
      const { series_id } = await startSeries(database);
      const { id } = await numbered(series_id, 2);
      await expectRefusal(database, 'patient', PREVIEW, [id, at], 'series_invalid');
    });

    test('ends the free cancelling that a move by the team gave to a date', async () => {
      const { series_id } = await startSeries(database);
      const third = await numbered(series_id, 3);
      await database.as('admin', 'select public.mark_payment_paid($1)', [third.payment_id]);
      await database.as('admin', 'select public.admin_move_consultation($1, $2, $3)', [
        third.id,
        '2026-12-16T17:00:00Z',
        'Pedido por telefone',
      ]);
      await change((await numbered(series_id, 2)).id, '2026-12-09T17:50:00Z', true);
      await expect(
        database.owner(
          `select starts_at = '2026-12-16T17:50:00Z' as moved, free_until = '2026-12-15T17:50:00Z' as by_the_rule
           from public.consultations where id = $1`,
          [third.id],
        ),
      ).resolves.toEqual([{ moved: true, by_the_rule: true }]);
    });

    test('is not for a professional who takes no bookings', async () => {
      const { series_id } = await startSeries(database);
      const { id } = await numbered(series_id, 2);
      await database.owner('update public.professionals set price_per_session = null where user_id = $1', [
        ACTORS.professional,
      ]);
      await expectRefusal(
        database,
        'patient',
        CHANGE,
        [id, '2026-12-09T17:00:00Z', false, null],
        'professional_unavailable',
      );
    });
  });
});
