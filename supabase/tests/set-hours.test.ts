import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { MORNINGS, setHours, type Hours } from './support/hours.ts';
import { ACTORS, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SET = `select public.set_hours('America/Sao_Paulo', 0, 2, 60, false, '[]', '[]')`;

describe('setting hours', () => {
  onEveryDatabase((database) => {
    const rows = (table: string, who: Person = 'professional') =>
      database.owner<Record<string, unknown>>(
        `select * from public.${table} where professional_id = $1 order by 1, 2, 3`,
        [ACTORS[who]],
      );

    test('is for approved professionals', async () => {
      await expectRefusal(database, 'visitor', SET, [], '42501');
      for (const who of ['patient', 'applicant', 'suspendedProfessional'] as const)
        await expectRefusal(database, who, SET, [], 'not_allowed');
      await suspend(database);
      await expectRefusal(database, 'professional', SET, [], 'not_allowed');
    });

    test.each([
      ['time_zone_unknown', { timeZone: 'BRT' }],
      ['time_zone_unknown', { timeZone: 'UTC' }],
      ['time_zone_unknown', { timeZone: 'Etc/GMT+3' }],
      ['time_zone_unknown', { timeZone: 'America/Nowhere' }],
      ['time_zone_unknown', { timeZone: null }],
      ['hours_invalid', { breakMinutes: null }],
      ['hours_invalid', { breakMinutes: 121 }],
      ['hours_invalid', { breakMinutes: 70_000 }],
      ['hours_invalid', { noticeHours: -1 }],
      ['hours_invalid', { noticeHours: 337 }],
      ['hours_invalid', { horizonDays: 0 }],
      ['hours_invalid', { horizonDays: 181 }],
      ['hours_invalid', { maxPerDay: 0 }],
      ['hours_invalid', { closedOnHolidays: null }],
      ['hours_invalid', { hours: null }],
      ['hours_invalid', { exceptions: null }],
      ['hours_invalid', { hours: [{ weekday: 0, from: '09:00', to: '12:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 8, from: '09:00', to: '12:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: '09:00', to: '09:45' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: '12:00', to: '09:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: '23:30', to: '24:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: '09:01', to: '12:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: '25:00', to: '26:00' }] }],
      ['hours_invalid', { hours: [{ weekday: 1, from: 'cedo', to: 'tarde' }] }],
      ['hours_invalid', { exceptions: [{ date: '2026-02-30' }] }],
      ['hours_invalid', { exceptions: [{ date: '2126-02-20' }] }],
      ['hours_invalid', { exceptions: [{ date: '2026-12-24', from: '09:00' }] }],
      ['hours_invalid', { exceptions: [{ date: '2026-12-24', note: 'x'.repeat(81) }] }],
      ['hours_invalid', { exceptions: Array.from({ length: 401 }, () => ({ date: '2026-12-24' })) }],
      [
        'hours_overlap',
        {
          hours: [
            { weekday: 1, from: '09:00', to: '13:00' },
            { weekday: 1, from: '12:30', to: '18:00' },
          ],
        },
      ],
      [
        'hours_overlap',
        {
          hours: [
            { weekday: 1, from: '09:00', to: '13:00' },
            { weekday: 1, from: '09:00', to: '18:00' },
          ],
        },
      ],
      [
        'hours_overlap',
        { exceptions: [{ date: '2026-12-24' }, { date: '2026-12-24', from: '09:00', to: '12:00' }] },
      ],
      ['hours_overlap', { exceptions: [{ date: '2026-12-24' }, { date: '2026-12-24' }] }],
    ] as readonly (readonly [string, Partial<Hours>])[])('is refused with %s: %j', async (code, wish) => {
      await setHours(database);
      await expect(setHours(database, wish)).rejects.toMatchObject({ message: code });
      await expect(rows('weekly_hours')).resolves.toHaveLength(MORNINGS.length);
    });

    test('is refused for something that is not a list of objects', async () => {
      for (const list of ['{}', '"x"', '[1]', '[[]]', 'null'])
        await expectRefusal(
          database,
          'professional',
          `select public.set_hours('America/Sao_Paulo', 0, 2, 60, false, $1, '[]')`,
          [list],
          'hours_invalid',
        );
    });

    test('replaces rules, weekly hours and exceptions, of the caller alone', async () => {
      await setHours(database, {}, 'otherProfessional');
      await setHours(database, { exceptions: [{ date: '2026-12-24' }], maxPerDay: 4 });
      await setHours(database, {
        timeZone: 'America/Rio_Branco',
        breakMinutes: 10,
        hours: [
          { weekday: 6, from: '22:00', to: '24:00' },
          { weekday: 6, from: '09:00', to: '09:50' },
        ],
        exceptions: [
          { date: '2026-12-31', from: '09:00', to: '12:00', note: ' Plantão ' },
          { date: '2026-12-31', from: '14:00', to: '15:00' },
          { date: '2027-01-02', note: '' },
        ],
      });
      await expect(rows('agenda_settings')).resolves.toEqual([
        {
          professional_id: ACTORS.professional,
          time_zone: 'America/Rio_Branco',
          break_minutes: 10,
          grid_minutes: 60,
          notice_hours: 2,
          horizon_days: 60,
          max_per_day: null,
          closed_on_holidays: false,
        },
      ]);
      await expect(rows('weekly_hours')).resolves.toMatchObject([
        { weekday: 6, from_time: '09:00:00', to_time: '09:50:00' },
        { weekday: 6, from_time: '22:00:00', to_time: '24:00:00' },
      ]);
      await expect(
        database.owner(
          `select local_date::text as date, left(from_time::text, 5) as from, note from public.hours_exceptions
           where professional_id = $1 order by 1, 2`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([
        { date: '2026-12-31', from: '09:00', note: 'Plantão' },
        { date: '2026-12-31', from: '14:00', note: null },
        { date: '2027-01-02', from: null, note: null },
      ]);
      await expect(rows('weekly_hours', 'otherProfessional')).resolves.toHaveLength(5);
    });

    test('lists coming consultations outside the new hours, which stay', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      const morning = await book(database, 'otherPatient', { time: '09:00' });
      const outside = await setHours(database);
      expect(outside).toContainEqual(
        expect.objectContaining({ consultation_id: booking.consultation_id, status: 'scheduled' }),
      );
      expect(outside.map(({ consultation_id: id }) => id)).not.toContain(morning.consultation_id);
      await expect(
        database.owner(`select status::text, starts_at from public.consultations where id = $1`, [
          booking.consultation_id,
        ]),
      ).resolves.toEqual([{ status: 'scheduled', starts_at: new Date('2026-12-01T17:00:00Z') }]);
      await expect(
        database.as('professional', 'select * from public.consultations_outside_hours()'),
      ).resolves.toHaveLength(outside.length);
      await expect(
        database.as('otherProfessional', 'select * from public.consultations_outside_hours()'),
      ).resolves.toEqual([]);
      // Afternoons on that day only: the exception replaces the weekday.
      const withAfternoon = await setHours(database, {
        exceptions: [{ date: '2026-12-01', from: '14:00', to: '15:00' }],
      });
      expect(withAfternoon.map(({ consultation_id: id }) => id)).not.toContain(booking.consultation_id);
      expect(withAfternoon.map(({ consultation_id: id }) => id)).toContain(morning.consultation_id);
    });

    test('in São Paulo is not the same as in another zone', async () => {
      const booking = await book(database, 'patient', { time: '09:00' });
      const ids = (list: Awaited<ReturnType<typeof setHours>>) => list.map((item) => item.consultation_id);
      expect(ids(await setHours(database, { timeZone: 'America/Noronha' }))).not.toContain(
        booking.consultation_id,
      );
      expect(ids(await setHours(database, { timeZone: 'America/Rio_Branco' }))).toContain(
        booking.consultation_id,
      );
    });

    test('as a preview answers the list and keeps nothing', async () => {
      const booking = await book(database);
      const preview = await setHours(database, { preview: true });
      expect(preview.map((item) => item.consultation_id)).toContain(booking.consultation_id);
      await expect(rows('agenda_settings')).resolves.toEqual([]);
      await setHours(database, { hours: [{ weekday: 2, from: '14:00', to: '15:00' }] });
      await setHours(database, { preview: true, breakMinutes: 15 });
      await expect(rows('weekly_hours')).resolves.toHaveLength(1);
      await expect(rows('agenda_settings')).resolves.toMatchObject([{ break_minutes: 0 }]);
    });

    describe('says which hours were shown', () => {
      /** Mornings, as the screen sends what it read. */
      const shown = {
        time_zone: 'America/Sao_Paulo',
        break_minutes: 0,
        notice_hours: 2,
        horizon_days: 60,
        max_per_day: null,
        closed_on_holidays: false,
        hours: MORNINGS.toReversed(),
        exceptions: [],
      };
      const vacation = { date: '2026-12-24', from: null, to: null, note: 'Férias' };
      const closed = () => rows('hours_exceptions');

      test('and replaces them, in whatever order their lists are', async () => {
        await setHours(database, { shown: {} });
        await setHours(database, { shown, exceptions: [vacation] });
        await setHours(database, { shown: { ...shown, exceptions: [vacation] }, maxPerDay: 3 });
        await expect(rows('agenda_settings')).resolves.toMatchObject([{ max_per_day: 3 }]);
      });

      test('and is refused when others are saved', async () => {
        await setHours(database, { exceptions: [vacation] });
        const late = { breakMinutes: 10 };
        for (const stale of [
          {},
          shown,
          { ...shown, exceptions: [{ ...vacation, note: null }] },
          { ...shown, exceptions: [vacation], max_per_day: 4 },
          { ...shown, exceptions: [vacation], hours: MORNINGS.slice(1) },
        ])
          await expect(setHours(database, { ...late, shown: stale })).rejects.toMatchObject({
            message: 'hours_changed',
          });
        await expect(closed()).resolves.toHaveLength(1);
        await expect(rows('agenda_settings')).resolves.toMatchObject([{ break_minutes: 0 }]);
        await expect(rows('weekly_hours')).resolves.toHaveLength(MORNINGS.length);
      });

      test('and may be sent twice', async () => {
        await setHours(database);
        for (let time = 0; time < 2; time += 1)
          await setHours(database, { shown, exceptions: [vacation], closedOnHolidays: true });
        await expect(closed()).resolves.toHaveLength(1);
      });

      test('and is refused for what are no hours', async () => {
        for (const no of [[], 'x', 1, { hours: [] }, { hours: {}, exceptions: [] }])
          await expectRefusal(
            database,
            'professional',
            `select public.set_hours('America/Sao_Paulo', 0, 2, 60, false, '[]', '[]', shown => $1)`,
            [JSON.stringify(no)],
            'hours_invalid',
          );
      });
    });

    test('is logged by its rules, once for each change', async () => {
      await setHours(database);
      await setHours(database);
      await setHours(database, { breakMinutes: 10 });
      const log = await database.owner(
        `select actor_id, action, after ->> 'break_minutes' as break from public.audit_log
         where subject_table = 'agenda_settings' and subject_id = $1 order by id`,
        [ACTORS.professional],
      );
      expect(log).toEqual([
        { actor_id: ACTORS.professional, action: 'insert', break: '0' },
        { actor_id: ACTORS.professional, action: 'update', break: '10' },
      ]);
    });
  });
});

describe('reading hours', () => {
  onEveryDatabase((database) => {
    const count = async (
      who: Parameters<typeof database.as>[0],
      table: string,
      columns = 'professional_id',
    ) => (await database.as(who, `select ${columns} from public.${table}`)).length;
    beforeEach(async () => {
      await setHours(database, { exceptions: [{ date: '2026-12-24', note: 'Praia' }] });
    });

    test('of approved professionals is public, of suspended ones not', async () => {
      for (const who of ['visitor', 'patient', 'otherProfessional', 'professional', 'admin'] as const) {
        await expect(count(who, 'weekly_hours')).resolves.toBe(5);
        await expect(count(who, 'agenda_settings')).resolves.toBe(1);
      }
      await suspend(database);
      for (const who of ['visitor', 'patient', 'otherProfessional'] as const) {
        await expect(count(who, 'weekly_hours')).resolves.toBe(0);
        await expect(count(who, 'agenda_settings')).resolves.toBe(0);
      }
      for (const who of ['professional', 'admin'] as const)
        await expect(count(who, 'weekly_hours')).resolves.toBe(5);
    });

    test('exceptions with their notes are read by their professional alone', async () => {
      await expectRefusal(database, 'visitor', 'select 1 from public.hours_exceptions', [], '42501');
      for (const who of ['patient', 'otherProfessional', 'admin'] as const)
        await expect(count(who, 'hours_exceptions')).resolves.toBe(0);
      await expect(count('professional', 'hours_exceptions', 'note')).resolves.toBe(1);
    });

    test('the most consultations of a day is in no table that others read', async () => {
      for (const who of ['visitor', 'patient', 'professional', 'admin'] as const)
        await expectRefusal(database, who, 'select max_per_day from public.agenda_settings', [], '42501');
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write any',
      async (who) => {
        for (const attempt of [
          'delete from public.agenda_settings',
          'update public.agenda_settings set break_minutes = 5',
          `insert into public.agenda_settings (professional_id) values ('${ACTORS.otherProfessional}')`,
          'delete from public.hours_exceptions',
          'update public.hours_exceptions set note = null',
          `insert into public.hours_exceptions (professional_id, local_date) values ('${ACTORS.professional}', '2027-01-01')`,
          'select 1 from private.national_holidays',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );

    test('earlier releases read them as weekly_availability', async () => {
      const read = () =>
        database.as<Record<string, unknown>>(
          'visitor',
          `select id, day_of_week, start_time, end_time, available from public.weekly_availability
           where user_id = $1 order by day_of_week, start_time`,
          [ACTORS.professional],
        );
      const first = await read();
      expect(first).toHaveLength(5);
      expect(first[0]).toEqual({
        id: expect.any(String) as string,
        day_of_week: 1,
        start_time: '08:00:00',
        end_time: '12:00:00',
        available: true,
      });
      expect(new Set(first.map(({ id }) => id)).size).toBe(5);
      await expect(read()).resolves.toEqual(first);
      await setHours(database, { hours: [] });
      await expect(read()).resolves.toEqual([]);
    });
  });
});

describe('national holidays', () => {
  onEveryDatabase((database) => {
    const days = async (year: number) =>
      (
        await database.owner<{ day: string }>(
          `select to_char(local_date, 'MM-DD') as day from private.national_holidays
           where extract(year from local_date) = $1 order by 1`,
          [year],
        )
      ).map(({ day }) => day);

    test('are those of the law, with Good Friday by an own rule', async () => {
      await expect(days(2026)).resolves.toEqual(
        '01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '),
      );
      await expect(days(2027)).resolves.toContain('03-26');
      await expect(days(2023)).resolves.not.toContain('11-20');
      await expect(days(2099)).resolves.toHaveLength(10);
    });

    test.each([
      [2018, '2018-04-01'],
      [2019, '2019-04-21'],
      [2024, '2024-03-31'],
      [2026, '2026-04-05'],
      [2027, '2027-03-28'],
      [2028, '2028-04-16'],
      [2029, '2029-04-01'],
      [2030, '2030-04-21'],
      [2038, '2038-04-25'],
      [2049, '2049-04-18'],
      [2076, '2076-04-19'],
      [2099, '2099-04-12'],
    ])('Easter of %i is on %s', async (year, day) => {
      await expect(database.owner('select private.easter($1)::text as day', [year])).resolves.toEqual([
        { day },
      ]);
    });
  });
});
