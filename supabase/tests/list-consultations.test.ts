import { SEED } from 'embedded-backend/seed';
import { book } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';

interface Entry {
  id: string;
  starts_at: Date;
  day: string;
  patient_name: string;
  professional_name: string;
  status: string;
  state: string;
}

/** Every status in which the list shows a consultation. */
const STATES = ['pending', 'scheduled', 'completed', 'cancelled', 'no_show', 'expired'] as const;

const COUNTED = `
  select case when c.status = 'cancelled' and c.cancelled_by is null and p.status = 'expired' then 'expired'
      else c.status::text end as state, count(*)::int as n
  from public.consultations c left join public.payments p on p.consultation_id = c.id group by 1`;

interface Filters {
  search?: string;
  status?: string;
  sort_by?: string;
  cursor_at?: string;
  cursor_id?: string;
  newer?: boolean;
  page_size?: number;
  professional?: string;
  since?: string;
  until?: string;
}

describe("the admin's list of consultations", () => {
  onEveryDatabase((database) => {
    const list = (filters: Filters = {}) => {
      const names = Object.keys(filters).map((name, place) => `${name} => $${place + 1}`);
      return database.as<Entry>(
        'admin',
        `select *, starts_at::text as at, consultation_date::text as day from public.list_consultations(${names.join(', ')})`,
        Object.values(filters),
      );
    };
    const ids = (entries: Entry[]) => entries.map(({ id }) => id);

    test('a visitor may not call it', async () => {
      await expect(database.as('visitor', 'select * from public.list_consultations()')).rejects.toMatchObject(
        { code: '42501' },
      );
    });

    test.each(['patient', 'professional', 'applicant'] as const)('%s is refused', async (who) => {
      await expect(database.as(who, 'select * from public.list_consultations()')).rejects.toMatchObject({
        code: 'P0001',
        message: 'not_allowed',
      });
    });

    test('by professional, literally and without accents', async () => {
      const all = await list({ page_size: 100 });
      const name = 'Marina Azevedo';
      const found = await list({ professional: 'MARÍNA', page_size: 100 });
      expect(found.length).toBeGreaterThan(0);
      expect(ids(found)).toEqual(ids(all.filter(({ professional_name }) => professional_name === name)));
      await expect(list({ professional: 'camila' })).resolves.toEqual([]);
      // One or two letters begin a word.
      const short = await list({ professional: 'az', page_size: 100 });
      expect(ids(short)).toEqual(expect.arrayContaining(ids(found)));
      for (const { professional_name } of short) expect(professional_name).toMatch(/(^| )az/i);
      const [first, ...rest] = found as (Entry & { at: string })[];
      const next = { professional: 'marina', cursor_at: first?.at ?? '', cursor_id: first?.id ?? '' };
      expect(ids(await list({ ...next, page_size: 100 }))).toEqual(ids(rest));
      const both = await list({ professional: 'marina', search: 'camila', page_size: 100 });
      expect(ids(both)).toEqual(ids(found.filter(({ patient_name }) => patient_name.startsWith('Camila'))));
    });

    test('of days of São Paulo, both included', async () => {
      const all = await list({ page_size: 100 });
      const [until = '', since = ''] = [all[2]?.day, all[8]?.day];
      const within = await list({ since, until, page_size: 100 });
      expect(within.length).toBeGreaterThan(0);
      expect(ids(within)).toEqual(ids(all.filter(({ day }) => day >= since && day <= until)));
      // 22:30 in São Paulo is the next day in UTC.
      await database.owner(
        `update public.consultations set starts_at = '2025-03-11T01:30:00Z', ends_at = '2025-03-11T02:20:00Z' where id = $1`,
        [all[0]?.id],
      );
      await expect(list({ since: '2025-03-10', until: '2025-03-10' })).resolves.toHaveLength(1);
      await expect(list({ since: '2025-03-11', until: '2025-03-11' })).resolves.toEqual([]);
      await expect(list({ since: '2025-03-11', until: '2025-03-10' })).resolves.toEqual([]);
    });

    test('by professional finds no psychiatrist for support', async () => {
      const [psychiatrist] = await database.owner<{ name: string }>(
        `select c.professional_name as name from public.consultations c
           join public.professionals d on d.user_id = c.professional_id where d.profession = 'psychiatrist' limit 1`,
      );
      const professional = psychiatrist?.name ?? '';
      await expect(list({ professional })).resolves.not.toEqual([]);
      await database.owner(`update private.team_members set role = 'support'`);
      await expect(list({ professional })).resolves.toEqual([]);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s reads no view beneath it',
      async (who) => {
        await expect(database.as(who, 'select id from public.consultation_entries')).rejects.toMatchObject({
          code: '42501',
        });
      },
    );

    test('contains every consultation, the latest first, with all columns', async () => {
      const entries = await list({ page_size: 100 });
      expect(entries).toHaveLength(SEED.consultations);
      const starts = entries.map((entry) => entry.starts_at.getTime());
      expect(starts).toEqual([...starts].sort((a, b) => b - a));
      for (const entry of entries) expect(Object.values(entry)).not.toContain(null);
    });

    test.each(['%', '_', '\\', "' or true --"])('takes %s literally', async (search) => {
      await expect(list({ search })).resolves.toEqual([]);
    });

    test('matches name or address ignoring accents and case, and filters by status', async () => {
      await expect(list({ search: 'INES' })).resolves.toHaveLength(2);
      await expect(list({ search: 'outro.paciente@' })).resolves.toHaveLength(2);
      await expect(list({ search: 'inês', status: 'scheduled' })).resolves.toHaveLength(1);
    });

    test.each(STATES)(
      'filtered by %s contains exactly the consultations shown with that status',
      async (state) => {
        const counts = await database.owner<{ state: string; n: number }>(COUNTED);
        const shown = await list({ status: state, page_size: 100 });
        expect(shown).toHaveLength(counts.find((count) => count.state === state)?.n ?? 0);
        expect(shown).not.toHaveLength(0);
        for (const entry of shown) expect(entry.state).toBe(state);
      },
    );

    test('an unpaid booking is expired, and cancelled once its late payment was recorded', async () => {
      const { consultation_id, payment_id } = await book(database);
      const stateOf = async () =>
        (await list({ page_size: 100 })).find(({ id }) => id === consultation_id)?.state;
      expect(await stateOf()).toBe('pending');
      await database.travel('2026-12-02T12:00:00Z');
      await database.as('service', 'select public.expire_payments()');
      expect(await stateOf()).toBe('expired');
      await database.as('admin', 'select public.mark_payment_paid($1)', [payment_id]);
      expect(await stateOf()).toBe('cancelled');
    });

    test('one or two letters match the beginning of a word', async () => {
      const names = async (search: string) =>
        [
          ...new Set((await list({ search, page_size: 100 })).map(({ patient_name }) => patient_name)),
        ].toSorted();
      for (const name of await names('ri')) expect(name).toMatch(/(^| )ri/i);
      expect(await names('ri')).not.toHaveLength(0);
      expect(await names('ri')).toEqual(await names(' RI '));
    });

    test('pages by key in both directions, also with equal start times', async () => {
      await database.owner(
        `update public.consultations set starts_at = '2026-11-02T12:00:00Z', ends_at = '2026-11-02T12:50:00Z'
         where status = 'completed'`,
      );
      const all = await list({ page_size: 100 });
      const pages: Entry[] = [];
      let page = await list({ page_size: 3 });
      while (page.length) {
        pages.push(...page);
        const last = page.at(-1) as Entry & { at: string };
        page = await list({ page_size: 3, cursor_at: last.at, cursor_id: last.id });
      }
      expect(ids(pages)).toEqual(ids(all));

      const fifth = all[4] as Entry & { at: string };
      const newer = await list({
        newer: true,
        cursor_at: fifth.at,
        cursor_id: fifth.id,
        page_size: 3,
      });
      expect(ids(newer)).toEqual(ids(all.slice(1, 4).reverse()));
      await expect(list({ newer: true, page_size: 3 }).then(ids)).resolves.toEqual(
        ids(all.slice(-3).reverse()),
      );
    });

    test('can be ordered by creation time, in both directions', async () => {
      await database.owner(
        `update public.consultations set created_at = '2026-11-02T12:00:00Z' where status = 'completed'`,
      );
      const made = async (filters: Filters) =>
        (await list({ sort_by: 'created_at', page_size: 100, ...filters })) as (Entry & {
          created_at: Date;
        })[];
      const all = await made({});
      const instants = all.map((entry) => entry.created_at.getTime());
      expect(instants).toEqual([...instants].sort((a, b) => b - a));
      const oldestFirst = await made({ newer: true });
      expect(ids(oldestFirst)).toEqual(ids(all).toReversed());
      const eighth = all[7] as Entry & { created_at: Date };
      const behind = await made({ cursor_at: eighth.created_at.toISOString(), cursor_id: eighth.id });
      expect(ids(behind)).toEqual(ids(all.slice(8)));
    });

    test('rejects any other order', async () => {
      await expect(list({ sort_by: 'id; drop table public.consultations --' }).then(ids)).resolves.toEqual(
        ids(await list()),
      );
    });
  });
});

type Line = [string, string, string, string, string];
interface ExportPage {
  rows: Line[];
  last: { at: string; id: string } | null;
}

describe("the admin's consultations for export", () => {
  onEveryDatabase((database) => {
    const page = async (filters: Filters & { states?: boolean } = {}) => {
      const args = { states: true, ...filters };
      const names = Object.keys(args).map((name, place) => `${name} => $${place + 1}`);
      const [row] = await database.as<{ answer: ExportPage }>(
        'admin',
        `select public.export_consultations(${names.join(', ')}) as answer`,
        Object.values(args),
      );
      return row?.answer as ExportPage;
    };

    test('is limited to admins', async () => {
      const call = 'select public.export_consultations()';
      await expect(database.as('visitor', call)).rejects.toMatchObject({ code: '42501' });
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expect(database.as(who, call)).rejects.toMatchObject({ code: 'P0001', message: 'not_allowed' });
    });

    test.each([
      ['all', {}],
      ['those with a status', { status: 'completed' }],
      ['expired ones', { status: 'expired' }],
      ['those of a user', { search: 'INES' }],
      ['the oldest first', { newer: true }],
      ['the latest created first', { sort_by: 'created_at' }],
      ['those of a professional since a day', { professional: 'marina', since: '2026-11-01' }],
    ] as const)('hold %s, as the list does, page by page', async (_what, filters) => {
      const names = Object.keys(filters).map((name, place) => `${name} => $${place + 1}`);
      const listed = await database.as<Line>(
        'admin',
        `select consultation_date::text as d, consultation_time as t, patient_name as n, patient_email as e,
           state::text as s from public.list_consultations(${[...names, 'page_size => 100'].join(', ')})`,
        Object.values(filters),
      );
      const lines: Line[] = [];
      let { rows, last } = await page({ ...filters, page_size: 3 });
      while (last) {
        lines.push(...rows);
        ({ rows, last } = await page({ ...filters, page_size: 3, cursor_at: last.at, cursor_id: last.id }));
      }
      expect(rows).toEqual([]);
      expect(lines).toEqual(listed.map((line) => Object.values(line)));
      expect(lines.length).toBeGreaterThan(1);
    });

    test("returns the status column's value to a page of the previous release", async () => {
      const statuses = async (states: boolean) =>
        (await page({ status: 'expired', states })).rows.map(([, , , , status]) => status);
      expect(new Set(await statuses(true))).toEqual(new Set(['expired']));
      expect(new Set(await statuses(false))).toEqual(new Set(['cancelled']));
    });
  });
});
