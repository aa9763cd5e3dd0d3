import { PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';

interface List {
  readonly table: string;
  /** The column that the list is ordered by. */
  readonly at: string;
  /** Arguments of the call besides cursor, direction and size. */
  readonly filter: string;
  /** Adds rows if the list has none. */
  readonly setup: string;
  /** The column that identifies a row, if not `id`. */
  readonly key?: string;
  /** The cursor argument, if not named after `at`. */
  readonly cursor?: string;
  /** The rows of the table in the list; default: all. */
  readonly holds?: string;
}

/** Five rows each: the third to the fifth have the same instant. */
const LISTS: Readonly<Record<string, List>> = {
  list_applications: {
    table: 'professional_applications',
    at: 'applied_at',
    filter: "search => 'psicólog'",
    setup: `delete from public.professional_applications;
      insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
        application_status, applied_at)
      select '${PEOPLE.helena.id}', n || '@vinculo.example', 'Pessoa ' || n, 'psychologist', 'CRP 06/' || n,
        12000, 'rejected', timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from generate_series(1, 5) as n`,
  },
  list_professionals: {
    table: 'professionals',
    key: 'user_id',
    at: 'standing_since',
    cursor: 'cursor_at',
    holds: `approval_status = 'approved'`,
    filter: "search => 'psi'",
    setup: `with kept as (
        select user_id, row_number() over (order by user_id) as n from public.professionals
        where approval_status = 'approved' order by user_id limit 5
      ), rest as (
        update public.professionals set approval_status = 'pending'
        where approval_status = 'approved' and user_id not in (select user_id from kept)
      )
      update public.professionals p set standing_since = timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from kept where kept.user_id = p.user_id`,
  },
  list_reviews: {
    table: 'reviews',
    at: 'created_at',
    filter: "status => 'none'",
    setup: `with kept as (
        select id, row_number() over (order by id) as n from public.reviews order by id limit 5
      ), rest as (delete from public.reviews where id not in (select id from kept))
      update public.reviews r set testimonial_status = 'none', public_testimonial = null,
        created_at = timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from kept where kept.id = r.id`,
  },
  list_testimonials: {
    table: 'reviews',
    at: 'created_at',
    filter: "status => 'published'",
    setup: `with kept as (
        select id, row_number() over (order by id) as n from public.reviews order by id limit 5
      ), rest as (delete from public.reviews where id not in (select id from kept))
      update public.reviews r set testimonial_status = 'published', public_testimonial = 'Muito bom.',
        created_at = timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from kept where kept.id = r.id`,
  },
  list_contact_messages: {
    table: 'contact_messages',
    at: 'created_at',
    filter: "search => 'pessoa'",
    setup: `delete from public.contact_messages;
      insert into public.contact_messages (full_name, email, user_type, subject, message, created_at)
      select 'Pessoa ' || n, n || '@vinculo.example', 'patient', 'Assunto', 'Olá.',
        timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from generate_series(1, 5) as n`,
  },
  list_privacy_requests: {
    table: 'privacy_request_entries',
    at: 'listed_at',
    filter: "search => 'pessoa'",
    setup: `delete from public.privacy_requests;
      insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, created_at)
      select '${PEOPLE.helena.id}', 'other', 'Pessoa ' || n, n || '@vinculo.example', 'patient',
        case n when 1 then 'done' else 'open' end::public.privacy_request_status,
        timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
      from generate_series(1, 5) as n`,
  },
};

describe.each(Object.entries(LISTS))('the pages of %s', (procedure, list) => {
  const { table, at, filter, setup, key = 'id', cursor: place = `cursor_${at}`, holds = 'true' } = list;
  onEveryDatabase((database) => {
    /** Ids of a page: the first, or the one before or after a row. */
    const page = async (size: number, newer = false, beside?: string) => {
      // As the owner, because an admin may sort by columns that the API does not return.
      const [row] = await database.owner<{ at: string }>(
        `select ${at}::text as at from public.${table} where ${key}::text = $1`,
        [beside],
      );
      const cursor = row && `, ${place} => '${row.at}', cursor_id => '${beside}'`;
      const rows = await database.as<{ id: string }>(
        'admin',
        `select ${key} as id from public.${procedure}(${filter}, page_size => ${size}, newer => ${newer} ${cursor ?? ''})`,
      );
      return rows.map(({ id }) => id);
    };
    const all = async () => {
      for (const statement of setup.split(';')) await database.owner(statement);
      const rows = await database.owner<{ id: string }>(
        `select ${key} as id from public.${table} where ${holds} order by ${at} desc, ${key} desc`,
      );
      const ids = rows.map(({ id }) => id);
      expect(ids).toHaveLength(5);
      return ids;
    };

    test('cover all rows from the latest to the oldest, with any page breaks', async () => {
      const ids = await all();
      for (const size of [1, 2, 3, 4, 5, 6]) {
        const read: string[] = [];
        let next = await page(size);
        while (next.length > 0) {
          expect(next.length).toBeLessThanOrEqual(size);
          read.push(...next);
          next = await page(size, false, next.at(-1));
        }
        expect(read).toEqual(ids);
      }
    });

    test('can be read from the last page, and from any row to newer ones', async () => {
      const ids = await all();
      expect(await page(2, true)).toEqual(ids.slice(3).toReversed());
      expect(await page(9, true)).toEqual(ids.toReversed());
      expect(await page(2, true, ids[4])).toEqual([ids[3], ids[2]]);
      expect(await page(2, true, ids[3])).toEqual([ids[2], ids[1]]);
      expect(await page(2, true, ids[1])).toEqual([ids[0]]);
      expect(await page(2, true, ids[0])).toEqual([]);
      expect(await page(2, false, ids[4])).toEqual([]);
    });

    test('contain at least one row', async () => {
      const [latest] = await all();
      expect(await page(0)).toEqual([latest]);
      expect(await page(-3)).toEqual([latest]);
    });
  });
});
