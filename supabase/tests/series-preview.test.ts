import { book } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { MORNINGS, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { previewSeries, type SeriesDate } from './support/series.ts';

const SQL = 'select public.preview_series($1, $2, $3, $4) as plan';
/** Tuesday, 1 December 2026, 14:00 in São Paulo. */
const FIRST = '2026-12-01T17:00:00Z';

const reasons = (dates: readonly SeriesDate[]) => dates.map(({ number, reason }) => [number, reason]);

describe('preview_series', () => {
  onEveryDatabase((database) => {
    const preview = (from = FIRST, everyWeeks = 1, occurrences = 4, who: Actor = 'patient') =>
      previewSeries(database, ACTORS.professional, from, everyWeeks, occurrences, who);

    test('is for signed-in users, and about another professional who can be booked', async () => {
      await expectRefusal(database, 'visitor', SQL, [ACTORS.professional, FIRST, 1, 4], '42501');
      await expectRefusal(
        database,
        'professional',
        SQL,
        [ACTORS.professional, FIRST, 1, 4],
        'own_professional',
      );
      for (const one of ['patient', 'unpricedProfessional', 'suspendedProfessional'] as const)
        await expectRefusal(
          database,
          'otherPatient',
          SQL,
          [ACTORS[one], FIRST, 1, 4],
          'professional_unavailable',
        );
    });

    test.each([
      ['every third week', FIRST, 3, 4],
      ['of five dates', FIRST, 1, 5],
      ['without a start', null, 1, 4],
      ['from a start at the end of time', 'infinity', 1, 4],
      ['in two years', '2028-12-01T17:00:00Z', 1, 4],
    ])('refuses a series %s', async (_, ...wish) => {
      await expectRefusal(database, 'patient', SQL, [ACTORS.professional, ...wish], 'series_invalid');
    });

    test('lists the dates of the rule, and which are made at once', async () => {
      const plan = await preview(FIRST, 2, 8);
      expect(plan.time_zone).toBe('America/Sao_Paulo');
      expect(plan.dates.map(({ date, is_made }) => [date, is_made])).toEqual([
        ['2026-12-01', true],
        ['2026-12-15', true],
        ['2026-12-29', true],
        ['2027-01-12', true],
        ['2027-01-26', false],
        ['2027-02-09', false],
        ['2027-02-23', false],
        ['2027-03-09', false],
      ]);
      expect(plan.dates.every(({ state, others }) => state === 'free' && others.length === 0)).toBe(true);
      expect(plan.dates.at(-1)?.starts_at).toBe('2027-03-09T17:00:00Z');
    });

    test('names a date at which the professional or the patient is busy', async () => {
      await book(database, 'otherPatient', { date: '2026-12-08' });
      await book(database, 'patient', {
        date: '2026-12-15',
        professional: 'otherProfessional',
        amount: 28000,
      });
      await database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [
        '2026-12-22T17:30:00Z',
        '2026-12-22T18:00:00Z',
      ]);
      await expect(preview().then(({ dates }) => reasons(dates))).resolves.toEqual([
        [1, null],
        [2, 'busy_professional'],
        [3, 'busy_patient'],
        [4, 'busy_professional'],
      ]);
    });

    test('does not count a booking that was not paid in time', async () => {
      await book(database, 'otherPatient', { date: '2026-12-08' });
      await database.travel('2026-11-24T12:16:00Z');
      await expect(preview().then(({ dates }) => reasons(dates)[1])).resolves.toEqual([2, null]);
    });

    test('names holidays, closed days and days without hours at that time', async () => {
      await setHours(database, {
        hours: MORNINGS,
        closedOnHolidays: true,
        exceptions: [
          { date: '2026-12-18' },
          { date: '2027-01-01', from: '08:00', to: '12:00' },
          { date: '2027-01-08', from: '13:00', to: '18:00' },
        ],
      });
      // Fridays, 10:30: Christmas is one of them.
      const { dates } = await preview('2026-12-11T13:30:00Z', 1, 8);
      expect(reasons(dates)).toEqual([
        [1, null],
        [2, 'closed'],
        [3, 'holiday'],
        [4, null],
        [5, 'closed'],
        [6, null],
        [7, null],
        [8, null],
      ]);
    });

    test('counts the most consultations of a day, and no horizon', async () => {
      await setHours(database, { maxPerDay: 1, horizonDays: 15 });
      await book(database, 'otherPatient', { date: '2026-12-08', time: '08:00' });
      const { dates } = await preview('2026-12-01T13:30:00Z', 1, 12);
      expect(reasons(dates).filter(([, reason]) => reason !== null)).toEqual([[2, 'busy_professional']]);
    });

    test('offers free times near a date in conflict', async () => {
      await setHours(database, { closedOnHolidays: true });
      // 25 December 2026 is a Friday.
      const { dates } = await preview('2026-12-18T13:00:00Z');
      expect(dates[1]).toEqual({
        number: 2,
        date: '2026-12-25',
        starts_at: '2026-12-25T13:00:00Z',
        state: 'conflict',
        reason: 'holiday',
        is_made: true,
        others: [
          '2026-12-23T12:40:00Z',
          '2026-12-23T13:30:00Z',
          '2026-12-24T11:00:00Z',
          '2026-12-24T11:50:00Z',
          '2026-12-24T12:40:00Z',
          '2026-12-24T13:30:00Z',
        ],
      });
    });
  });
});

describe('the local time of a series', () => {
  onEveryDatabase((database) => {
    test.each([
      ['America/New_York', '2027-03-02', ['15:00', '15:00', '14:00', '14:00']],
      ['Europe/Lisbon', '2027-03-16', ['10:00', '10:00', '09:00', '09:00']],
      ['America/Rio_Branco', '2026-12-01', ['15:00', '15:00', '15:00', '15:00']],
      ['America/Noronha', '2026-12-01', ['12:00', '12:00', '12:00', '12:00']],
    ])('stays the same when clocks change in %s', async (timeZone, date, utc) => {
      await setHours(database, { timeZone });
      await database.travel(`${date}T00:00:00Z`);
      const first = `${date}T${utc[0]}:00Z`;
      const { dates } = await previewSeries(database, ACTORS.professional, first, 1, 4);
      expect(dates.map(({ starts_at }) => starts_at?.slice(11, 16))).toEqual(utc);
      expect(reasons(dates).every(([, reason]) => reason === null)).toBe(true);
    });

    test('does not exist on a day whose clocks skip it', async () => {
      await setHours(database, {
        timeZone: 'America/New_York',
        hours: [{ weekday: 7, from: '01:00', to: '05:00' }],
      });
      await database.travel('2027-02-20T12:00:00Z');
      // Sundays, 02:40; on 14 March 2027 clocks go from 02:00 to 03:00.
      const { dates } = await previewSeries(database, ACTORS.professional, '2027-02-28T07:40:00Z', 1, 4);
      expect(dates[2]).toMatchObject({ date: '2027-03-14', starts_at: null, reason: 'no_such_time' });
      expect(dates[3]).toMatchObject({ date: '2027-03-21', starts_at: '2027-03-21T06:40:00Z', reason: null });
    });

    test('counts other times from the first of two equal hours', async () => {
      await setHours(database, {
        timeZone: 'America/New_York',
        hours: [
          { weekday: 6, from: '21:30', to: '24:00' },
          { weekday: 7, from: '00:10', to: '06:00' },
        ],
      });
      await database.travel('2027-10-20T12:00:00Z');
      await database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [
        '2027-11-07T05:00:00Z',
        '2027-11-07T05:30:00Z',
      ]);
      // Sundays, 01:00; on 7 November 2027 clocks go from 02:00 back to 01:00.
      const { dates } = await previewSeries(database, ACTORS.professional, '2027-10-31T05:00:00Z', 1, 4);
      expect(dates[1]).toMatchObject({
        starts_at: '2027-11-07T05:00:00Z',
        others: [
          '2027-11-07T01:30:00Z',
          '2027-11-07T02:20:00Z',
          '2027-11-07T03:10:00Z',
          '2027-11-07T04:10:00Z',
          '2027-11-07T05:50:00Z',
          '2027-11-07T07:40:00Z',
        ],
      });
    });
  });
});
