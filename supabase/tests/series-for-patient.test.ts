import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { MORNINGS, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { conflicts, inUtc, keepSeries, occurrences, type SeriesDate } from './support/series.ts';

const PREVIEW = 'select public.preview_series_for_patient($1, $2, $3, $4) as plan';
const BOOK = 'select public.book_series_for_patient($1, $2, $3, $4, $5, $6, $7) as made';
/** Thursdays at 16:30 in São Paulo; the clock is at Tuesday 24 November, 09:00. */
const FIRST = '2026-12-03T19:30:00Z';
const THURSDAYS = [FIRST, '2026-12-10T19:30:00Z', '2026-12-17T19:30:00Z', '2026-12-24T19:30:00Z'];

interface Wish {
  readonly patient: string;
  readonly from: string | null;
  readonly everyWeeks: number;
  readonly occurrences: number;
  readonly leftOut: readonly number[] | null;
  readonly others: readonly { readonly number: number; readonly starts_at: string }[] | null;
  readonly request: string | null;
}

const wishOf = (wish: Partial<Wish> = {}) => [
  wish.patient ?? ACTORS.patient,
  wish.from === undefined ? FIRST : wish.from,
  wish.everyWeeks ?? 1,
  wish.occurrences ?? 4,
  wish.leftOut ?? null,
  wish.others ? JSON.stringify(wish.others) : null,
  wish.request === undefined ? crypto.randomUUID() : wish.request,
];

interface Made {
  readonly series_id: string;
  readonly consultations: readonly { readonly number: number; readonly status: string }[];
}

async function bookFor(database: TestDatabase, wish: Partial<Wish> = {}): Promise<Made> {
  const [row] = await database.as<{ made: Made }>('professional', BOOK, wishOf(wish));
  if (!row) throw new Error('book_series_for_patient returned nothing.');
  return row.made;
}

async function preview(database: TestDatabase, from = FIRST, everyWeeks = 1, dates = 4) {
  const [row] = await database.as<{ plan: { outside_hours: boolean; dates: SeriesDate[] } }>(
    'professional',
    PREVIEW,
    [ACTORS.patient, from, everyWeeks, dates],
  );
  if (!row) throw new Error('preview_series_for_patient returned nothing.');
  return { ...row.plan, dates: inUtc(row.plan.dates) };
}
const reasons = (dates: readonly SeriesDate[]) => dates.map(({ state, reason }) => [state, reason]);

const block = (database: TestDatabase, from: string, to: string) =>
  database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [from, to]);

const noticesOf = (database: TestDatabase, who: 'patient' | 'professional', since: string) =>
  database.owner<{ kind: string; count: string | null }>(
    `select kind, facts ->> 'count' as count from public.notifications where user_id = $1 and created_at >= $2
     order by kind`,
    [ACTORS[who], since],
  );

describe('a series for a patient', () => {
  onEveryDatabase((database) => {
    test('is limited to a professional with a paid consultation of this patient', async () => {
      for (const [sql, parameters] of [
        [BOOK, wishOf()],
        [PREVIEW, wishOf().slice(0, 4)],
      ] as const) {
        await expectRefusal(database, 'visitor', sql, parameters, '42501');
        for (const who of ['patient', 'admin', 'applicant', 'suspendedProfessional'] as const)
          await expectRefusal(database, who, sql, parameters, 'not_allowed');
        await expectRefusal(database, 'otherProfessional', sql, parameters, 'not_your_patient');
        await expectRefusal(
          database,
          'professional',
          sql,
          [crypto.randomUUID(), ...parameters.slice(1)],
          'not_your_patient',
        );
      }
    });

    test.each<[Partial<Wish>, string]>([
      [{ everyWeeks: 3 }, 'series_invalid'],
      [{ occurrences: 5 }, 'series_invalid'],
      [{ from: null }, 'series_invalid'],
      [{ from: 'infinity' }, 'series_invalid'],
      [{ from: '2026-12-03T19:30:30Z' }, 'slot_invalid'],
      [{ from: '2027-06-03T19:30:00Z' }, 'slot_invalid'],
      [{ request: null }, 'slot_invalid'],
      [{ from: '2026-11-24T12:30:00Z' }, 'slot_too_soon'],
      [{ from: '2026-11-24T11:00:00Z' }, 'slot_too_soon'],
      [{ others: [{ number: 2, starts_at: '2026-12-10T19:33:00Z' }] }, 'other_invalid'],
    ])('refuses %o', async (wish, code) => {
      await expectRefusal(database, 'professional', BOOK, wishOf(wish), code);
      await expect(database.owner('select from public.consultation_series')).resolves.toEqual([]);
    });

    test('books all dates at once, at the price of today, each to be paid from 72 to 24 hours before', async () => {
      const { series_id, consultations } = await bookFor(database);
      expect(consultations.map(({ number, status }) => [number, status])).toEqual(
        [1, 2, 3, 4].map((number) => [number, 'pending']),
      );
      const rows = await occurrences(database, series_id);
      expect(rows.map(({ at }) => at)).toEqual(THURSDAYS);
      expect(rows[0]).toMatchObject({ opens: '2026-11-30T19:30:00Z', expires: '2026-12-02T19:30:00Z' });
      await expect(
        database.owner(
          `select distinct c.booked_by, c.amount_cents, c.agreed_at, s.by_professional, s.started_at is not null as started
           from public.consultations c join public.consultation_series s on s.id = c.series_id`,
        ),
      ).resolves.toEqual([
        {
          booked_by: 'professional',
          amount_cents: 15000,
          agreed_at: null,
          by_professional: true,
          started: true,
        },
      ]);
    });

    test('gives two hours to pay a first date within 26 hours', async () => {
      const { series_id } = await bookFor(database, { from: '2026-11-24T23:00:00Z' });
      const [first] = await occurrences(database, series_id);
      expect(first).toMatchObject({ opens: '2026-11-24T12:00:00Z', expires: '2026-11-24T14:00:00Z' });
    });

    test('is not answered with the series that another professional booked by the same request', async () => {
      const { payment_id } = await book(database, 'patient', {
        professional: 'otherProfessional',
        amount: 28000,
      });
      await pay(database, payment_id);
      const request = crypto.randomUUID();
      const mine = await bookFor(database, { request });
      const wish = wishOf({ request, from: '2026-12-04T19:30:00Z' });
      const [row] = await database.as<{ made: Made }>('otherProfessional', BOOK, wish);
      expect(row?.made.consultations).toHaveLength(4);
      expect(row?.made.series_id).not.toBe(mine.series_id);
      await expect(bookFor(database, { request })).resolves.toEqual(mine);
    });

    test('twice with the same request books once, and is another one than single consultations', async () => {
      const request = crypto.randomUUID();
      const first = await bookFor(database, { request });
      await expect(bookFor(database, { request })).resolves.toEqual(first);
      await database.as('professional', 'select public.book_for_patient($1, $2, $3)', [
        ACTORS.patient,
        '{2026-12-09T12:00:00Z}',
        request,
      ]);
      await expect(
        database.owner('select count(*)::int as n from public.consultation_series'),
      ).resolves.toEqual([{ n: 1 }]);
    });

    test('tells the patient once, of all dates', async () => {
      await bookFor(database, { occurrences: 12 });
      await expect(noticesOf(database, 'patient', '2026-11-24T12:00:00Z')).resolves.toEqual([
        { kind: 'booked_for_you', count: '12' },
      ]);
      await expect(noticesOf(database, 'professional', '2026-11-24T12:00:00Z')).resolves.toEqual([]);
    });

    test('is refused when a date cannot take place that the professional has not seen', async () => {
      await book(database, 'otherPatient', { date: '2026-12-10', time: '16:30' });
      await expectRefusal(database, 'professional', BOOK, wishOf(), 'dates_changed');
      await expect(database.owner('select from public.consultation_series')).resolves.toEqual([]);
      const { series_id } = await bookFor(database, { leftOut: [2, 3] });
      await expect(conflicts(database, series_id)).resolves.toEqual([
        { number: 2, reason: 'busy_professional', instead: null },
        { number: 3, reason: 'skipped', instead: null },
      ]);
      await expect(noticesOf(database, 'patient', '2026-11-24T12:00:00Z')).resolves.toEqual([
        { kind: 'booked_for_you', count: '2' },
      ]);
    });

    test('books another time for a date in conflict', async () => {
      await setHours(database, { hours: MORNINGS, closedOnHolidays: true });
      // Fridays at 10:30; Christmas and New Year are Fridays.
      const { dates } = await preview(database, '2026-12-11T13:30:00Z');
      expect(reasons(dates)).toEqual([
        ['free', null],
        ['free', null],
        ['conflict', 'holiday'],
        ['conflict', 'holiday'],
      ]);
      const instead = dates[2]?.others.at(-1) ?? '';
      const { series_id } = await bookFor(database, {
        from: '2026-12-11T13:30:00Z',
        leftOut: [4],
        others: [{ number: 3, starts_at: instead }],
      });
      const rows = await occurrences(database, series_id);
      expect(rows.map(({ number, at }) => [number, at]).at(-1)).toEqual([3, instead]);
    });

    test('names a taken first date, and refuses it', async () => {
      await book(database, 'otherPatient', { date: '2026-12-03', time: '16:30' });
      await expectRefusal(database, 'professional', BOOK, wishOf(), 'slot_taken');
      await expect(preview(database).then(({ dates }) => reasons(dates)[0])).resolves.toEqual([
        'conflict',
        'taken',
      ]);
    });

    test('does not say whether the patient is elsewhere', async () => {
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-10',
        time: '16:30',
        amount: 28000,
      });
      await block(database, '2026-12-17T19:00:00Z', '2026-12-17T20:00:00Z');
      const { dates } = await preview(database);
      expect(reasons(dates)).toEqual([
        ['free', null],
        ['conflict', 'taken'],
        ['conflict', 'blocked'],
        ['free', null],
      ]);
    });

    test.each([
      ['within the hours', '2026-12-03T13:30:00Z', false],
      ['outside the hours', '2026-12-03T23:00:00Z', true],
      ['within the hours, from a closed day', '2026-12-11T13:30:00Z', false],
      ['on an extra day', '2026-12-06T13:30:00Z', true],
    ])('%s, from %s: outside_hours is %s', async (_, from, outside) => {
      await setHours(database, {
        hours: MORNINGS,
        exceptions: [{ date: '2026-12-11' }, { date: '2026-12-06', from: '08:00', to: '12:00' }],
      });
      const plan = await preview(database, from);
      expect(plan.outside_hours).toBe(outside);
      expect(plan.dates.every(({ state }) => state === 'free')).toBe(true);
      const { series_id } = await bookFor(database, { from });
      await expect(occurrences(database, series_id)).resolves.toHaveLength(4);
    });

    test('does not count the most consultations of a day, which limits patients', async () => {
      await setHours(database, { maxPerDay: 1 });
      await book(database, 'otherPatient', { date: '2026-12-10', time: '09:40' });
      await expect(bookFor(database)).resolves.toMatchObject({ consultations: { length: 4 } });
    });

    test('allows 24 unpaid consultations of one patient', async () => {
      for (const hour of ['21', '22', '23'])
        await bookFor(database, { from: `2026-12-03T${hour}:00:00Z`, occurrences: 12 });
      await expectRefusal(
        database,
        'professional',
        BOOK,
        wishOf({ from: '2026-12-04T00:00:00Z' }),
        'too_many_pending',
      );
    });

    test('is continued by the job, and refused by the patient by ending it', async () => {
      const { series_id } = await bookFor(database, { occurrences: 12 });
      const atFirst = (await occurrences(database, series_id)).length;
      await database.travel('2026-12-03T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(2);
      await expect(occurrences(database, series_id)).resolves.toHaveLength(atFirst + 2);
      await database.as('patient', 'select public.end_series($1)', [series_id]);
      await expect(keepSeries(database)).resolves.toBe(0);
      const rows = await occurrences(database, series_id);
      expect(rows[0]).toMatchObject({ status: 'cancelled', cancelled_by: null });
      expect(rows.slice(1).every(({ cancelled_by }) => cancelled_by === 'patient')).toBe(true);
    });

    test('goes on when its first date was not paid', async () => {
      const { series_id } = await bookFor(database);
      await database.travel('2026-12-02T19:31:00Z');
      await database.as('service', 'select public.expire_payments()');
      const rows = await occurrences(database, series_id);
      expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'pending', 'pending', 'pending']);
    });

    test('ends with the suspension of the professional', async () => {
      const { series_id } = await bookFor(database, { occurrences: 12 });
      await suspend(database);
      await expect(
        database.owner('select ended_by from public.consultation_series where id = $1', [series_id]),
      ).resolves.toEqual([{ ended_by: 'platform' }]);
      await database.travel('2026-12-03T12:00:00Z');
      await expect(keepSeries(database)).resolves.toBe(0);
    });

    test('is deleted with the patient', async () => {
      await bookFor(database);
      await eraseUnblocked(database, 'patient', await requestOf(database, 'patient'));
      await expect(database.owner('select from public.consultation_series')).resolves.toEqual([]);
    });

    test('is named in the agenda, a patient’s own once it has started', async () => {
      const { series_id } = await bookFor(database, { everyWeeks: 2 });
      await database.as(
        'otherPatient',
        `select public.book_series($1, '2026-12-01T17:00:00Z', 1, 4, null, null, 15000, gen_random_uuid())`,
        [ACTORS.professional],
      );
      const [row] = await database.as<{ series: unknown[] }>(
        'professional',
        `select array_agg(c -> 'series') as series
         from json_array_elements(public.agenda('2026-12-01', '2026-12-17') -> 'consultations') as c
         where c ->> 'booked_by' = 'professional' or c ->> 'status' = 'pending'`,
      );
      const series = { id: series_id, of: 4, every_weeks: 2, until: '2027-01-14', ended: false };
      expect(row?.series).toEqual([null, { ...series, number: 1 }, { ...series, number: 2 }]);
    });
  });
});

const END = 'select public.end_series_as_professional($1, $2, $3, $4) as ended';
const MESSAGE = 'Vou encerrar este horário em dezembro. Desculpe o transtorno.';

describe('a professional who cancels a date with the following', () => {
  onEveryDatabase((database) => {
    const end = async (consultation: string, request: string = crypto.randomUUID()) => {
      const [row] = await database.as<{ ended: unknown }>('professional', END, [
        consultation,
        'conflict',
        MESSAGE,
        request,
      ]);
      return row?.ended;
    };
    const bookedSeries = async () => {
      const { series_id } = await bookFor(database, { occurrences: 12 });
      return { series: series_id, rows: await occurrences(database, series_id) };
    };

    test('is that professional alone, with reason and message, before the start', async () => {
      const { rows } = await bookedSeries();
      const second = rows[1]?.id;
      const asked = [second, 'conflict', MESSAGE, crypto.randomUUID()];
      await expectRefusal(database, 'visitor', END, asked, '42501');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin'] satisfies Actor[])
        await expectRefusal(database, who, END, asked, 'consultation_not_found');
      await expectRefusal(database, 'professional', END, [second, 'x', MESSAGE, asked[3]], 'reason_invalid');
      await expectRefusal(
        database,
        'professional',
        END,
        [second, 'other', 'Não dá.', asked[3]],
        'message_invalid',
      );
      const single = await book(database);
      await expectRefusal(
        database,
        'professional',
        END,
        [single.consultation_id, ...asked.slice(1)],
        'not_a_series',
      );
      await database.travel('2026-12-10T19:31:00Z');
      await expectRefusal(database, 'professional', END, asked, 'consultation_started');
      await expect(
        database.owner(`select from public.consultations where cancelled_by = 'professional'`),
      ).resolves.toEqual([]);
    });

    test('leaves the dates before it, refunds the paid ones, and makes no more', async () => {
      const { series, rows } = await bookedSeries();
      await database.travel('2026-12-08T12:00:00Z');
      await database.as('patient', 'select public.simulate_payment($1)', [rows[1]?.payment_id]);
      const request = crypto.randomUUID();
      const answer = await end(rows[1]?.id ?? '', request);
      expect(answer).toEqual({ series_id: series, cancelled: rows.length - 1, refund_due: true });
      await expect(end(rows[1]?.id ?? '', request)).resolves.toEqual(answer);
      const after = await occurrences(database, series);
      expect(after.map(({ cancelled_by }) => cancelled_by)).toEqual([
        null,
        ...rows.slice(1).map(() => 'professional'),
      ]);
      expect(after.map(({ refund_due }) => refund_due)).toEqual([
        false,
        true,
        ...rows.slice(2).map(() => false),
      ]);
      await expect(keepSeries(database)).resolves.toBe(0);
      await expect(
        database.owner('select ended_by from public.consultation_series where id = $1', [series]),
      ).resolves.toEqual([{ ended_by: 'professional' }]);
    });

    test('writes one message, with the reason of each date', async () => {
      const { rows } = await bookedSeries();
      await end(rows[0]?.id ?? '');
      await expect(
        database.owner('select content, event from public.chat_messages where content = $1', [MESSAGE]),
      ).resolves.toEqual([{ content: MESSAGE, event: 'cancelled' }]);
      await expect(
        database.owner(
          `select count(*)::int as n, count(message_id)::int as said from private.cancellations where reason = 'conflict'`,
        ),
      ).resolves.toEqual([{ n: rows.length, said: 1 }]);
    });

    test('tells the patient once of unpaid dates', async () => {
      const { rows } = await bookedSeries();
      await database.travel('2026-11-24T12:01:00Z');
      await end(rows[0]?.id ?? '');
      await database.owner('set constraints all immediate');
      await expect(noticesOf(database, 'patient', '2026-11-24T12:01:00Z')).resolves.toEqual([
        { kind: 'series_ended', count: null },
      ]);
      await expect(
        database.owner(
          `select kind from private.mail_outbox where created_at >= '2026-11-24T12:01:00Z' and user_id = $1`,
          [ACTORS.patient],
        ),
      ).resolves.toHaveLength(1);
    });
  });
});
