import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { freeTimes, MORNINGS, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const BOOK = 'select public.book_time($1, $2, $3, gen_random_uuid()) as booking';
const MOVE = 'select public.move_consultation($1, $2) as moved';

describe('free times', () => {
  onEveryDatabase((database) => {
    const MARINA = ACTORS.professional;
    const days = async (since: string, until = since, who: Actor = 'visitor', moving: string | null = null) =>
      (await freeTimes(database, MARINA, since, until, who, moving))?.days;
    const times = async (day: string, who: Actor = 'visitor', moving: string | null = null) =>
      (await days(day, day, who, moving))?.[0]?.times.map((time) => time.slice(11, 16));
    const bookAt = async (at: string, who: Actor = 'patient') => {
      const [row] = await database.as<{ booking: { consultation_id: string; payment_id: string } }>(
        who,
        BOOK,
        [MARINA, at, 15000],
      );
      if (!row) throw new Error('book_time returned nothing.');
      return row.booking;
    };
    const NINE = ['12:00', '12:50', '13:40', '14:30', '17:00', '17:50', '18:40', '19:30', '20:20'];

    test('are null for those who cannot be booked', async () => {
      for (const who of ['unpricedProfessional', 'suspendedProfessional', 'applicant', 'patient'] as const)
        await expect(freeTimes(database, ACTORS[who], '2026-12-01', '2026-12-01')).resolves.toBeNull();
      await suspend(database);
      await expect(days('2026-12-01')).resolves.toBeUndefined();
    });

    test('are the nine usual ones from Monday to Saturday where nothing was set', async () => {
      const week = await days('2026-11-30', '2026-12-06');
      expect(week?.map(({ date, reason }) => [date, reason])).toEqual([
        ['2026-11-30', null],
        ['2026-12-01', null],
        ['2026-12-02', null],
        ['2026-12-03', null],
        ['2026-12-04', null],
        ['2026-12-05', null],
        ['2026-12-06', 'closed'],
      ]);
      await expect(times('2026-12-01')).resolves.toEqual(NINE);
      // A holiday counts only for those who choose so.
      await expect(times('2026-12-25')).resolves.toEqual(NINE);
    });

    test('say why a day has none', async () => {
      await setHours(database, {
        horizonDays: 10,
        closedOnHolidays: true,
        exceptions: [
          { date: '2026-11-26' },
          { date: '2026-11-27', from: '08:00', to: '08:50' },
          { date: '2026-11-28', from: '10:00', to: '10:50' },
        ],
      });
      await bookAt('2026-11-27T11:00:00Z');
      await database.travel('2026-11-24T12:10:00Z');
      const found = await days('2026-11-23', '2026-12-05');
      expect(found?.map(({ date, reason, times: list }) => [date, reason ?? list.length])).toEqual([
        ['2026-11-23', 'past'],
        ['2026-11-24', 'too_soon'],
        ['2026-11-25', 3],
        ['2026-11-26', 'closed'],
        ['2026-11-27', 'full'],
        ['2026-11-28', 1],
        ['2026-11-29', 'closed'],
        ['2026-11-30', 4],
        ['2026-12-01', 4],
        ['2026-12-02', 4],
        ['2026-12-03', 4],
        ['2026-12-04', 4],
        ['2026-12-05', 'too_far'],
      ]);
      await database.travel('2026-11-24T14:11:00Z');
      await expect(days('2026-11-24')).resolves.toMatchObject([{ reason: 'past' }]);
    });

    test('keep a holiday closed unless an exception opens it', async () => {
      await database.travel('2026-12-14T12:00:00Z');
      await setHours(database, { closedOnHolidays: true });
      await expect(days('2026-12-25')).resolves.toMatchObject([{ reason: 'holiday' }]);
      await setHours(database, {
        closedOnHolidays: true,
        exceptions: [{ date: '2026-12-25', from: '10:00', to: '11:00' }],
      });
      await expect(times('2026-12-25')).resolves.toEqual(['13:00']);
      await setHours(database);
      await expect(times('2026-12-25')).resolves.toHaveLength(4);
    });

    test('answer at most 62 days, and about a month without dates', async () => {
      await expect(days('2026-12-01', '2028-01-01')).resolves.toHaveLength(62);
      await expect(days('-infinity', 'infinity')).resolves.toHaveLength(62);
      await expect(days('infinity', '-infinity')).resolves.toEqual([]);
      const [row] = await database.as<{ n: number }>(
        'visitor',
        `select json_array_length(public.free_times($1) -> 'days') as n`,
        [MARINA],
      );
      expect(row?.n).toBe(31);
    });

    test('are those of the professional’s zone', async () => {
      await setHours(database, { timeZone: 'America/Rio_Branco' });
      await expect(freeTimes(database, MARINA, '2026-12-01', '2026-12-01')).resolves.toMatchObject({
        timeZone: 'America/Rio_Branco',
        days: [
          {
            times: [
              '2026-12-01T13:00:00Z',
              '2026-12-01T13:50:00Z',
              '2026-12-01T14:40:00Z',
              '2026-12-01T15:30:00Z',
            ],
          },
        ],
      });
      await expect(bookAt('2026-12-01T11:00:00Z')).rejects.toMatchObject({ message: 'slot_invalid' });
      await expect(bookAt('2026-12-01T13:00:00Z')).resolves.toMatchObject({ status: 'pending' });
    });

    test('skip the hour that clocks skip, and use the first of two equal ones', async () => {
      await database.travel('2027-03-10T12:00:00Z');
      await setHours(database, {
        timeZone: 'America/New_York',
        breakMinutes: 10,
        hours: [{ weekday: 7, from: '01:00', to: '05:00' }],
      });
      // 14 March 2027: from 02:00 to 03:00.
      await expect(times('2027-03-14')).resolves.toEqual(['06:00', '07:00', '08:00']);
      await database.travel('2027-11-01T12:00:00Z');
      // 7 November 2027: 01:00 to 02:00 occurs twice.
      await expect(times('2027-11-07')).resolves.toEqual(['05:00', '07:00', '08:00', '09:00']);
    });

    test('leave out the break, and the most consultations of a day', async () => {
      await setHours(database, { breakMinutes: 30, maxPerDay: 2 });
      await expect(times('2026-12-01')).resolves.toEqual(['11:00', '12:20', '13:40']);
      await bookAt('2026-12-01T12:20:00Z');
      await expect(times('2026-12-01')).resolves.toEqual(['11:00', '13:40']);
      await bookAt('2026-12-01T11:00:00Z', 'otherPatient');
      await expect(days('2026-12-01')).resolves.toMatchObject([{ reason: 'full' }]);
      await expect(bookAt('2026-12-01T13:40:00Z', 'admin')).rejects.toMatchObject({ message: 'slot_taken' });
      // No one pays: both places are free again.
      await database.travel('2026-11-24T12:16:00Z');
      await expect(times('2026-12-01')).resolves.toEqual(['11:00', '12:20', '13:40']);
    });

    test('leave out the caller’s own consultations, in either role', async () => {
      await book(database, 'patient', { professional: 'otherProfessional', amount: 28000 });
      await expect(times('2026-12-01', 'patient')).resolves.not.toContain('17:00');
      await expect(times('2026-12-01', 'otherProfessional')).resolves.not.toContain('17:00');
      await expect(times('2026-12-01', 'visitor')).resolves.toEqual(NINE);
    });

    describe('booked by their instant', () => {
      test('by patients, as book_consultation does', async () => {
        await expectRefusal(database, 'visitor', BOOK, [MARINA, '2026-12-01T17:00:00Z', 15000], '42501');
        await expectRefusal(
          database,
          'professional',
          BOOK,
          [MARINA, '2026-12-01T17:00:00Z', 15000],
          'own_professional',
        );
        await expectRefusal(database, 'patient', BOOK, [MARINA, '2026-12-01T17:00:00Z', 1], 'price_changed');
        const made = await bookAt('2026-12-01T17:00:00Z');
        await expect(
          database.owner(
            `select consultation_date::text as date, consultation_time as time, break_minutes from public.consultations
             where id = $1`,
            [made.consultation_id],
          ),
        ).resolves.toEqual([{ date: '2026-12-01', time: '14:00', break_minutes: 0 }]);
      });

      test.each([
        ['slot_invalid', null],
        ['slot_invalid', 'infinity'],
        ['slot_invalid', '2026-12-01T17:00:01Z'],
        ['slot_invalid', '2026-12-01T16:00:00Z'],
        ['slot_invalid', '2026-12-06T17:00:00Z'],
        ['slot_invalid', '2027-01-25T17:00:00Z'],
        ['slot_invalid', '2036-12-01T17:00:00Z'],
        ['slot_past', '2026-11-24T12:00:00Z'],
        ['slot_past', '1826-11-24T12:00:00Z'],
        ['slot_too_soon', '2026-11-24T13:40:00Z'],
      ])('is refused with %s at %s', async (code, at) => {
        const expected = at?.startsWith('1826') ? 'slot_invalid' : code;
        await expectRefusal(database, 'patient', BOOK, [MARINA, at, 15000], expected);
      });

      test('is possible exactly at the end of the notice and of the horizon', async () => {
        await database.travel('2026-11-24T12:30:00Z');
        await bookAt('2026-11-24T14:30:00Z');
        await bookAt('2027-01-23T20:20:00Z', 'otherPatient');
        await expectRefusal(
          database,
          'patient',
          BOOK,
          [MARINA, '2027-01-25T12:00:00Z', 15000],
          'slot_invalid',
        );
      });

      test('the wrapper by date and time refuses what is no time', async () => {
        for (const time of ['14:05', '9:00', '24:00', 'agora', ''])
          await expect(book(database, 'patient', { time })).rejects.toMatchObject({
            message: 'slot_invalid',
          });
        for (const date of ['infinity', null, '2326-12-01'])
          await expect(book(database, 'patient', { date })).rejects.toMatchObject({
            message: 'slot_invalid',
          });
      });

      test('books hours of her own that are none of the nine', async () => {
        await setHours(database);
        await expect(book(database, 'patient', { time: '08:00' })).resolves.toMatchObject({
          status: 'pending',
        });
        await expect(book(database, 'otherPatient', { time: '14:00' })).rejects.toMatchObject({
          message: 'slot_invalid',
        });
        await expect(
          database.as('visitor', 'select public.taken_slots($1, $2) as slot', [MARINA, '2026-12-01']),
        ).resolves.toHaveLength(9);
        await expect(
          database.as('visitor', 'select public.next_available_slot($1) as slot', [MARINA]),
        ).resolves.toEqual([{ slot: { date: '2026-11-25', time: '08:00' } }]);
      });
    });

    describe('moved to by their instant', () => {
      const confirmed = async () => {
        const booking = await bookAt('2026-12-01T17:00:00Z');
        await pay(database, booking.payment_id);
        return booking.consultation_id;
      };

      test('by the patient alone, like rescheduling', async () => {
        const id = await confirmed();
        await expectRefusal(database, 'visitor', MOVE, [id, '2026-12-02T17:00:00Z'], '42501');
        for (const who of ['otherPatient', 'professional', 'admin'] as const)
          await expectRefusal(database, who, MOVE, [id, '2026-12-02T17:00:00Z'], 'consultation_not_found');
        await expectRefusal(database, 'patient', MOVE, [id, '2026-12-06T17:00:00Z'], 'slot_invalid');
        await expectRefusal(database, 'patient', MOVE, [id, null], 'slot_invalid');
        const moved = { starts_at: expect.stringContaining('2026-12-02T17:00:00') as string };
        for (let time = 0; time < 2; time += 1)
          await expect(database.as('patient', MOVE, [id, '2026-12-02T17:00:00Z'])).resolves.toMatchObject([
            { moved },
          ]);
        await expect(
          database.owner('select moves from public.consultations where id = $1', [id]),
        ).resolves.toEqual([{ moves: 1 }]);
      });

      test('stay while the professional has no price, for this consultation alone', async () => {
        const id = await confirmed();
        await database.owner(
          `update public.professionals set price_per_session = null where user_id = '${ACTORS.professional}'`,
        );
        await expect(times('2026-12-01', 'patient')).resolves.toBeUndefined();
        await expect(times('2026-12-01', 'otherPatient', id)).resolves.toBeUndefined();
        await expect(times('2026-12-01', 'patient', id)).resolves.toContain('19:30');
        await database.as('patient', MOVE, [id, '2026-12-01T19:30:00Z']);
      });

      test('may overlap the consultation’s own place, with the break of today', async () => {
        const id = await confirmed();
        await setHours(database, {
          breakMinutes: 10,
          hours: [{ weekday: 2, from: '14:30', to: '18:00' }],
          maxPerDay: 1,
        });
        await expect(times('2026-12-01', 'patient')).resolves.toEqual([]);
        await expect(times('2026-12-01', 'patient', id)).resolves.toEqual(['17:30', '18:30', '19:30']);
        // One of another pair is not moved: the day is full.
        await expect(times('2026-12-01', 'otherPatient', id)).resolves.toEqual([]);
        await database.as('patient', MOVE, [id, '2026-12-01T17:30:00Z']);
        await expect(
          database.owner(`select break_minutes from public.consultations where id = $1`, [id]),
        ).resolves.toEqual([{ break_minutes: 10 }]);
      });
    });
  });
});

describe('the next free times', () => {
  onEveryDatabase((database) => {
    const NEXT = 'select user_id, starts_at from public.next_free($1, $2, $3)';
    const next = (ids: readonly string[] | null, howMany: number | null = 5, perDay: number | null = 2) =>
      database.as<{ user_id: string; starts_at: Date }>('visitor', NEXT, [ids, howMany, perDay]);
    const shown = (rows: readonly { starts_at: Date }[]) =>
      rows.map(({ starts_at: at }) => at.toISOString().slice(5, 16));

    test('are at most so many in all and a day', async () => {
      const rows = await next([ACTORS.professional]);
      expect(shown(rows)).toEqual([
        '11-24T14:30',
        '11-24T17:00',
        '11-25T12:00',
        '11-25T12:50',
        '11-26T12:00',
      ]);
      expect(shown(await next([ACTORS.professional], 1))).toEqual(['11-24T14:30']);
      expect(shown(await next([ACTORS.professional], 3, 1))).toEqual([
        '11-24T14:30',
        '11-25T12:00',
        '11-26T12:00',
      ]);
      await expect(next([ACTORS.professional], 1000, 1000)).resolves.toHaveLength(12);
    });

    test('are none of those who cannot be booked, or of no one', async () => {
      const ids = [
        ACTORS.unpricedProfessional,
        ACTORS.suspendedProfessional,
        ACTORS.applicant,
        ACTORS.patient,
      ];
      await expect(next(ids)).resolves.toEqual([]);
      await expect(next([])).resolves.toEqual([]);
      await expect(next(null)).resolves.toEqual([]);
      await expect(next([ACTORS.professional], 0)).resolves.toEqual([]);
    });

    test('are those of the first 50 professionals', async () => {
      const many = [...Array.from({ length: 50 }, () => crypto.randomUUID()), ACTORS.professional];
      await expect(next(many)).resolves.toEqual([]);
      const both = await next([ACTORS.otherProfessional, ACTORS.professional], 2);
      expect(both.map(({ user_id: id }) => id).toSorted()).toEqual(
        [
          ACTORS.professional,
          ACTORS.professional,
          ACTORS.otherProfessional,
          ACTORS.otherProfessional,
        ].toSorted(),
      );
    });

    test('reach as far as the horizon', async () => {
      await setHours(database, {
        horizonDays: 180,
        hours: [],
        exceptions: [
          { date: '2027-05-23', from: '09:00', to: '10:00' },
          { date: '2027-05-24', from: '09:00', to: '10:00' },
        ],
      });
      expect(shown(await next([ACTORS.professional]))).toEqual(['05-23T12:00']);
      await setHours(database, { hours: MORNINGS, horizonDays: 1 });
      expect(shown(await next([ACTORS.professional], 12, 12))).toEqual([
        '11-25T11:00',
        '11-25T11:50',
        '11-25T12:40',
      ]);
    });
  });
});
