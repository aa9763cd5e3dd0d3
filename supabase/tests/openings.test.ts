import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { MORNINGS, setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';

describe('hints of the search', () => {
  onEveryDatabase((database) => {
    const MARINA = ACTORS.professional;
    const run = async (atMost = 2000) => {
      const [row] = await database.owner<{ n: number }>('select private.keep_openings($1) as n', [atMost]);
      return row?.n;
    };
    const hint = async (who: string = MARINA) => {
      const [row] = await database.owner<{ next: string; upcoming: number; cells: number[] }>(
        `select to_char(next_free_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as next,
           cardinality(upcoming) as upcoming,
           array(select cell from private.opening_cells c where c.professional_id = $1 order by cell) as cells
         from private.openings where professional_id = $1`,
        [who],
      );
      return row;
    };
    const next = async (who?: string) => (await hint(who))?.next;
    const stale = () => database.owner('select professional_id from private.stale_openings');
    /** Every hint that differs from computing it now, less its lead. */
    const wrong = () =>
      database.owner(
        `select p.full_name, o.next_free_at, real.at
         from private.openings o join public.professionals p on p.user_id = o.professional_id,
           lateral (select coalesce((select min(start) from private.free_starts(private.bookable(p.user_id),
             private.now() + interval '5 minutes'
               + (private.agenda_of(p.user_id)).notice_hours * interval '1 hour', private.now() + interval '182 days', null, 1) as start),
             'infinity') as at) as real
         where (private.bookable(p.user_id) is not null or o.next_free_at <> 'infinity')
           and o.next_free_at <> real.at`,
      );

    beforeEach(async () => {
      // As the jobs would have: nothing of the seed is left to expire with the first booking.
      await database.owner('select public.expire_payments()');
      while (((await run()) ?? 0) > 0);
    });

    test('are those of free_starts, for everybody who was ever approved', async () => {
      await expect(wrong()).resolves.toEqual([]);
      const [{ n } = { n: 0 }] = await database.owner<{ n: number }>(
        `select count(*)::int as n from public.professionals p where approval_status = 'approved'
           and not exists (select from private.openings o where o.professional_id = p.user_id)`,
      );
      expect(n).toBe(0);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      'are not for the %s to read or compute',
      async (who: Actor) => {
        for (const table of ['openings', 'opening_cells', 'stale_openings'])
          await expect(database.as(who, `select from private.${table}`)).rejects.toMatchObject({
            code: '42501',
          });
        await expect(database.as(who, 'select private.keep_openings()')).rejects.toMatchObject({
          code: '42501',
        });
      },
    );

    test('a booking is noted, and the job sees the time go and come back', async () => {
      await expect(stale()).resolves.toEqual([]);
      const first = await next();
      const local = await database.owner<{ date: string; time: string }>(
        `select to_char(at, 'YYYY-MM-DD') as date, to_char(at, 'HH24:MI') as time
         from (select next_free_at at time zone 'America/Sao_Paulo' as at from private.openings
           where professional_id = $1) as hint`,
        [MARINA],
      );
      const booking = await book(database, 'patient', local[0]);
      await expect(stale()).resolves.toContainEqual({ professional_id: MARINA });
      // A booking waits for no hint.
      await expect(next()).resolves.toBe(first);
      await run();
      await expect(next()).resolves.not.toBe(first);
      await expect(stale()).resolves.toEqual([]);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await run();
      await expect(next()).resolves.toBe(first);
    });

    test('a patient without a practice is not noted', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      const noted = await database.owner(
        `select from private.stale_openings where professional_id = '${ACTORS.patient}'`,
      );
      expect(noted).toEqual([]);
    });

    test('a professional who is a patient elsewhere is noted too', async () => {
      await book(database, 'otherProfessional');
      const noted = (await stale()) as { professional_id: string }[];
      expect(new Set(noted.map((row) => row.professional_id))).toEqual(
        new Set([MARINA, ACTORS.otherProfessional]),
      );
    });

    test('a block, new hours and an exception change them', async () => {
      const first = await next();
      await database.as('professional', `select public.add_block(gen_random_uuid(), $1, $2)`, [
        `${first}Z`,
        `${first?.slice(0, 14)}59Z`,
      ]);
      await run();
      const behindTheBlock = await next();
      expect(behindTheBlock).not.toBe(first);
      await database.as(
        'professional',
        `select public.remove_block(id) from public.agenda_blocks where professional_id = auth.uid()`,
      );
      await run();
      await expect(next()).resolves.toBe(first);
      await setHours(database, { hours: MORNINGS, exceptions: [{ date: '2026-11-25' }] });
      await run();
      await expect(next()).resolves.toBe('2026-11-26 11:00');
    });

    test('hours never, a price gone or a suspension leave none', async () => {
      await setHours(database, { hours: [] });
      await run();
      await expect(hint()).resolves.toEqual({ next: null, upcoming: 0, cells: [] });
      await setHours(database, { hours: MORNINGS });
      await run();
      await expect(next()).resolves.toMatch(/^2026-11-/);
      await suspend(database);
      await run();
      await expect(hint()).resolves.toEqual({ next: null, upcoming: 0, cells: [] });
    });

    test('a new professional is in the order at once, and computed by the next run', async () => {
      await database.owner(
        `update public.professionals set approval_status = 'approved', price_per_session = 12000 where user_id = $1`,
        [ACTORS.unpricedProfessional],
      );
      await run();
      await expect(next(ACTORS.unpricedProfessional)).resolves.toMatch(/^2026-11-/);
    });

    test('time shifts them to the next known start, five minutes before the notice, without computing', async () => {
      await setHours(database, { hours: MORNINGS });
      await run();
      await database.travel('2026-11-25T08:50:00Z');
      const shifted = async () =>
        (await database.owner<{ n: number }>('select private.shift_openings(1000) as n'))[0]?.n;
      await shifted();
      await database.owner(
        `update private.openings set next_free_at = '2026-11-25T11:00Z', refresh_at = '2026-11-25T08:55Z',
           upcoming = '{2026-11-25T11:50Z, 2026-11-25T12:40Z}' where professional_id = $1`,
        [MARINA],
      );
      await shifted();
      await expect(next()).resolves.toBe('2026-11-25 11:00');
      await database.travel('2026-11-25T08:55:00Z');
      await shifted();
      await expect(next()).resolves.toBe('2026-11-25 11:50');
      // After an outage the job catches up: two are over, and none is known any more.
      await database.travel('2026-11-25T13:00:00Z');
      await run();
      await expect(wrong()).resolves.toEqual([]);
    });

    test('cells follow the clock too', async () => {
      await setHours(database, {
        hours: [
          { weekday: 3, from: '08:00', to: '12:00' },
          { weekday: 3, from: '14:00', to: '17:20' },
        ],
      });
      const after = async (instant: string) => {
        await database.travel(instant);
        await run();
        const rows = await database.owner<{ at: Date }>(
          `select first_at as at from private.opening_cells where professional_id = $1 order by cell limit 2`,
          [MARINA],
        );
        return rows.map((row) => new Date(row.at).toISOString().slice(0, 16));
      };
      await expect(after('2026-11-25T04:00:00Z')).resolves.toEqual(['2026-11-25T11:00', '2026-11-25T17:00']);
      await expect(after('2026-11-25T09:00:00Z')).resolves.toEqual(['2026-11-25T11:50', '2026-11-25T17:00']);
      await expect(after('2026-11-25T12:00:00Z')).resolves.toEqual(['2026-11-25T17:00', '2026-12-02T11:00']);
      await expect(after('2026-11-25T15:00:00Z')).resolves.toEqual(['2026-11-25T17:50', '2026-12-02T11:00']);
      await expect(after('2026-11-25T18:00:00Z')).resolves.toEqual(['2026-12-02T11:00', '2026-12-02T17:00']);
    });

    test('each is computed once a day, and the turn changes', async () => {
      const turns = () =>
        database.owner<{ turn: number }>('select turn from private.openings order by professional_id');
      const [yesterday, all] = [await turns(), (await turns()).length];
      await expect(run()).resolves.toBe(0);
      await database.travel('2026-11-25T15:00:00Z');
      let computed = 0;
      for (let last = 1; last > 0; computed += last) last = (await run(7)) ?? 0;
      expect(computed).toBe(all);
      await expect(turns()).resolves.not.toEqual(yesterday);
      await expect(wrong()).resolves.toEqual([]);
    });

    test('cells are the thirds of the São Paulo days with a free start', async () => {
      await setHours(database, {
        hours: [{ weekday: 5, from: '17:10', to: '18:50' }],
        exceptions: [{ date: '2026-12-01', from: '09:00', to: '10:00' }],
      });
      await run();
      const day = (date: string) => Date.parse(date) / 86_400_000;
      const expected = [day('2026-11-27'), day('2026-12-04')].flatMap((n) => [n * 3 + 1, n * 3 + 2]);
      expect((await hint())?.cells.toSorted()).toEqual([...expected, day('2026-12-01') * 3].toSorted());
    });
  });
});
