import { suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Card {
  readonly user_id: string;
  readonly display_name: string;
  readonly times: readonly string[];
}
interface Cursor {
  readonly cursor_at: string;
  readonly cursor_turn: number;
  readonly cursor_id: string;
}
interface Page {
  readonly professionals: readonly Card[];
  readonly next: Cursor | null;
}
type Filters = Partial<Cursor> & {
  readonly search?: string;
  readonly specialty?: string;
  readonly city?: string;
  readonly max_price_cents?: number;
  readonly days?: readonly (string | null)[];
  readonly periods?: readonly string[];
  readonly time_zone?: string | null;
  readonly page_size?: number;
};

describe('searching by the next free time', () => {
  onEveryDatabase((database) => {
    const MARINA = ACTORS.professional;
    const callOf = (filters: Filters) =>
      `select public.search_by_next_free(${Object.keys(filters)
        .map((name, place) => `${name} => $${place + 1}`)
        .join(', ')}) as page`;
    const search = async (filters: Filters = {}, who: Actor = 'visitor'): Promise<Page> => {
      const [row] = await database.as<{ page: Page }>(who, callOf(filters), Object.values(filters));
      if (!row) throw new Error('No answer.');
      return row.page;
    };
    const everyPage = async (filters: Filters) => {
      const cards: Card[] = [];
      let next: Cursor | null | undefined;
      for (let pages = 0; next !== null; pages += 1) {
        expect(pages).toBeLessThan(100);
        const page: Page = await search({ ...filters, ...next });
        cards.push(...page.professionals);
        next = page.next;
      }
      return cards;
    };
    const ids = (cards: readonly Card[]) => cards.map((card) => card.user_id).toSorted();
    const keep = async () => {
      for (let n = 1; n > 0;)
        n = (await database.owner<{ n: number }>('select private.keep_openings() as n'))[0]?.n ?? 0;
    };
    const listed = async (condition = 'true') =>
      (
        await database.owner<{ user_id: string }>(
          `select user_id from public.professionals where approval_status = 'approved' and ${condition}`,
        )
      )
        .map((row) => row.user_id)
        .toSorted();
    /** What the cards must show, by asking everybody. */
    const expected = (condition: string) =>
      listed(
        `price_per_session is not null and exists (select from private.free_starts(user_id, private.now(),
           private.now() + interval '182 days') as start where ${condition})`,
      );
    const SAO_PAULO = `start at time zone 'America/Sao_Paulo'`;
    beforeEach(keep);

    test('shows every approved professional once, those who can be booked first, in the order of the time', async () => {
      const cards = await everyPage({ page_size: 5 });
      expect(ids(cards)).toEqual(await listed());
      const firsts = cards.map((card) => Date.parse(card.times[0] ?? '9999-12-31'));
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
      expect(cards.at(-1)?.times).toEqual([]);
    });

    test('shows the times of next_free: five, two a day', async () => {
      const cards = await everyPage({});
      for (const { user_id, times } of cards) {
        const free = await database.as<{ starts_at: Date }>(
          'visitor',
          'select starts_at from public.next_free(array[$1::uuid]) order by 1',
          [user_id],
        );
        expect(times.map(Date.parse)).toEqual(free.map((row) => new Date(row.starts_at).getTime()));
      }
    });

    test('takes the filters of the directory', async () => {
      await expect(everyPage({ search: 'psiquiatra', page_size: 2 }).then(ids)).resolves.toEqual(
        await listed(`profession = 'psychiatrist'`),
      );
      const condition = `city = 'São Paulo' and 'Ansiedade' = any (specialties)`;
      const cards = await everyPage({ city: 'São Paulo', specialty: 'Ansiedade' });
      expect(cards.length).toBeGreaterThan(1);
      expect(ids(cards)).toEqual(await listed(condition));
      await expect(search({ search: 'zzzz' })).resolves.toEqual({ professionals: [], next: null });
    });

    test.each([
      [{ days: ['2026-11-28'] }, `(${SAO_PAULO})::date = '2026-11-28'`],
      [{ days: ['2026-11-29'] }, 'false'],
      [
        { days: ['2026-11-25', '2026-11-26'], periods: ['morning'] },
        `(${SAO_PAULO})::date in ('2026-11-25', '2026-11-26') and (${SAO_PAULO})::time < '12:00'`,
      ],
      [{ periods: ['evening'] }, `(${SAO_PAULO})::time >= '18:00' and ${SAO_PAULO} < '2026-12-08'`],
      // Four hours ahead: its afternoon reaches over two cells of São Paulo.
      [
        { days: ['2026-11-27'], periods: ['afternoon'], time_zone: 'Europe/Lisbon' },
        `(start at time zone 'Europe/Lisbon')::date = '2026-11-27'
          and (start at time zone 'Europe/Lisbon')::time >= '12:00' and (start at time zone 'Europe/Lisbon')::time < '18:00'`,
      ],
      [
        { days: ['2026-11-26'], periods: ['evening'], time_zone: 'Europe/Lisbon', city: 'São Paulo' },
        `(start at time zone 'Europe/Lisbon')::date = '2026-11-26'
          and (start at time zone 'Europe/Lisbon')::time >= '18:00' and city = 'São Paulo'`,
      ],
    ] satisfies [Filters, string][])('filters by %j', async (filters, condition) => {
      await setHours(database, { hours: [{ weekday: 5, from: '17:10', to: '21:00' }] });
      await setHours(
        database,
        { hours: [{ weekday: 6, from: '13:00', to: '18:00' }], timeZone: 'America/Rio_Branco' },
        'otherProfessional',
      );
      await keep();
      const cards = await everyPage({ ...filters, page_size: 3 });
      expect(ids(cards)).toEqual(await expected(condition));
      for (const { times, user_id } of cards) {
        expect(times.length).toBeGreaterThan(0);
        const outside = await database.owner(
          `select start from unnest($1::timestamptz[]) as start, public.professionals p
           where p.user_id = '${user_id}' and (not (${condition}) or not private.is_free(p.user_id, start))`,
          [times],
        );
        expect(outside).toEqual([]);
      }
    });

    test('a stale hint neither shows a taken time nor hides the others', async () => {
      await setHours(database, { hours: [{ weekday: 4, from: '09:00', to: '09:50' }] });
      await keep();
      const thursday = { days: ['2026-11-26'], periods: ['morning'] };
      expect(ids(await everyPage(thursday))).toContain(MARINA);
      await database.as(
        'patient',
        `select public.book_time($1, '2026-11-26T12:00Z', 15000, gen_random_uuid())`,
        [MARINA],
      );
      expect(ids(await everyPage(thursday))).not.toContain(MARINA);
      expect(ids(await everyPage({ ...thursday, page_size: 1 }))).not.toContain(MARINA);
      const card = (await everyPage({})).find(({ user_id }) => user_id === MARINA);
      expect(card?.times[0]).toMatch(/^2026-12-03/);
    });

    test('a full page that is the last one ends the list', async () => {
      const { length } = await everyPage({ city: 'São Paulo' });
      expect((await search({ city: 'São Paulo', page_size: length - 1 })).next).not.toBeNull();
      expect((await search({ city: 'São Paulo', page_size: length })).next).toBeNull();
    });

    test('a page without any card tells where to continue', async () => {
      await database.owner(`insert into private.opening_cells (professional_id, cell, first_at, turn)
        select professional_id, private.cell_of('2026-11-29T15:00Z'), '2026-11-29T15:00Z', 0 from private.openings`);
      const sunday = { days: ['2026-11-29'], page_size: 1 };
      const page = await search(sunday);
      expect(page.professionals).toEqual([]);
      expect(page.next).not.toBeNull();
      await expect(everyPage(sunday)).resolves.toEqual([]);
    });

    test('those with the earliest wished time come first, whatever else is free before', async () => {
      await setHours(database, {
        hours: [
          { weekday: 4, from: '09:00', to: '10:00' },
          { weekday: 5, from: '18:00', to: '21:00' },
        ],
      });
      await setHours(database, { hours: [{ weekday: 4, from: '18:00', to: '21:00' }] }, 'otherProfessional');
      await keep();
      const evenings = { periods: ['evening'] };
      const cards = await everyPage({ ...evenings, page_size: 1 });
      const firsts = cards.map((card) => Date.parse(card.times[0] ?? ''));
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
      expect(cards.map((card) => card.user_id)).toEqual(
        expect.arrayContaining([MARINA, ACTORS.otherProfessional]),
      );
      expect(new Set(ids(cards)).size).toBe(cards.length);
    });

    test('those who were free in the morning come first no longer in the evening', async () => {
      await setHours(database, { hours: [{ weekday: 3, from: '21:00', to: '22:00' }] });
      await database.travel('2026-11-25T04:00:00Z');
      await keep();
      await database.travel('2026-11-25T20:00:00Z');
      await keep();
      const today = await search({ days: ['2026-11-25'], page_size: 1 });
      expect(ids(today.professionals)).toEqual([MARINA]);
      expect(today.next).toBeNull();
      const week = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
      const firsts = (await everyPage({ days: week, page_size: 3 })).map((card) =>
        Date.parse(card.times[0] ?? ''),
      );
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    });

    test('the last of the next 14 days is that of the zone', async () => {
      await database.travel('2026-11-25T01:00:00Z');
      await keep();
      expect(ids(await everyPage({ days: ['2026-12-08'], time_zone: 'Europe/Lisbon' }))).toEqual(
        await expected(`(start at time zone 'Europe/Lisbon')::date = '2026-12-08'`),
      );
    });

    test.each(['infinity', '-infinity', '4713-01-01 BC'])('ends with a cursor at %s', async (at) => {
      const cursor = { cursor_at: at, cursor_turn: 0, cursor_id: MARINA };
      await expect(search({ ...cursor, days: ['2026-11-26'] })).resolves.toEqual({
        professionals: [],
        next: null,
      });
    });

    test('pages of many parts of days are complete', async () => {
      const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-12-01'];
      const cards = await everyPage({ days, page_size: 2 });
      expect(cards.length).toBeGreaterThan(4);
      expect(ids(cards)).toEqual(
        await expected(`(${SAO_PAULO})::date in (${days.map((day) => `'${day}'`).join(', ')})`),
      );
    });

    test('leaves out the suspended at once', async () => {
      await suspend(database);
      expect(ids(await everyPage({}))).not.toContain(MARINA);
      expect(ids(await everyPage({ days: ['2026-11-26'] }))).not.toContain(MARINA);
    });

    test('finds everybody before the first run of the job', async () => {
      await database.owner(
        `update private.openings set next_free_at = 'infinity', upcoming = '{}', turn = 0, computed_on = '-infinity'`,
      );
      expect(ids(await everyPage({ page_size: 4 }))).toEqual(await listed());
    });

    test.each([
      { periods: ['night'] },
      { days: [null] },
      { days: ['infinity'] },
      { days: ['2500-01-01'] },
      { days: Array.from({ length: 15 }, () => '2026-11-26') },
      { days: ['2026-11-26'], time_zone: 'BRT' },
      { days: ['2026-11-26'], time_zone: null },
      { cursor_id: MARINA },
      { cursor_at: '2026-11-26T12:00Z', cursor_turn: 1 },
    ] satisfies Filters[])('refuses %j', async (filters) => {
      await expectRefusal(database, 'visitor', callOf(filters), Object.values(filters), 'filter_invalid');
    });
  });
});
