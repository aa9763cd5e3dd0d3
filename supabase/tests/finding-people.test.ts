import { PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const LIST = 'select * from public.list_people';
const OUTSIDERS = ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const;

interface Line {
  readonly user_id: string;
  readonly full_name: string;
  readonly role: string;
  readonly state: string;
  readonly consultations: number | null;
  readonly last_seen_on: string | null;
  readonly listed_at: unknown;
}

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $1::public.team_role', [role]);

describe('the list of accounts', () => {
  onEveryDatabase((database) => {
    const list = (args = '', parameters: readonly unknown[] = []) =>
      database.as<Line>('admin', `${LIST}(${args})`, parameters);
    const ids = async (args: string, parameters: readonly unknown[] = []) =>
      (await list(args, parameters)).map(({ user_id }) => user_id);
    const lineOf = async (person: string) =>
      (await list('page_size => 100')).find(({ user_id }) => user_id === person);

    test.each([`${LIST}()`, 'select public.count_people()', 'select public.people_counts()'])(
      'is refused outside the team, and answers each role: %s',
      async (sql) => {
        await expectRefusal(database, 'visitor', sql, [], '42501');
        for (const who of OUTSIDERS) await expectRefusal(database, who, sql, [], 'not_allowed');
        for (const role of ['full', 'reviewer', 'finance', 'support', 'read_only']) {
          await become(database, role);
          expect(await database.as('admin', sql)).not.toEqual([]);
        }
        await database.owner('delete from auth.sessions');
        await expectRefusal(database, 'admin', sql, [], 'session_ended');
      },
    );

    test.each([
      ['camila', ACTORS.patient],
      ['HELENA.MOURA@vinculo.example', PEOPLE.helena.id],
      [' helena.moura@VINC', PEOPLE.helena.id],
      ['andre', ACTORS.otherProfessional],
      ['André', ACTORS.otherProfessional],
    ])('finds %s without accents or case', async (search, person) => {
      expect(await ids('search => $1', [search])).toContain(person);
      expect(await ids('search => $1', [search])).not.toContain(ACTORS.admin);
    });

    test('finds a professional by registration, and nobody by marks alone', async () => {
      const [row] = await database.owner<{ registration: string }>(
        'select registration from public.professionals where user_id = $1',
        [ACTORS.professional],
      );
      expect(await ids('search => $1', [row?.registration])).toEqual([ACTORS.professional]);
      for (const search of ['%', '%@', 'helena_moura@', 'moura@vinculo.example'])
        expect(await ids('search => $1', [search])).toEqual([]);
      expect(await ids('search => $1', ['ninguém com este nome'])).toEqual([]);
    });

    test('finds by whole CPF those who may read it, and logs the read without the number', async () => {
      const [row] = await database.owner<{ cpf: string }>('select cpf from public.profiles where id = $1', [
        ACTORS.patient,
      ]);
      const cpf = row?.cpf ?? '';
      expect(await ids('cpf => $1', [cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')])).toEqual([
        ACTORS.patient,
      ]);
      expect(await ids('cpf => $1', [cpf.slice(0, 10)])).toEqual([]);
      expect(await ids('cpf => $1', [''])).toEqual([]);
      expect(await ids('search => $1', [cpf])).toEqual([]);
      const reads = await database.owner<{ row: string }>(
        `select to_jsonb(l)::text as row from public.audit_log l where action = 'read'`,
      );
      expect(reads.map((read) => read.row.includes(ACTORS.patient))).toEqual([true]);
      expect(reads.some((read) => read.row.includes(cpf))).toBe(false);
      for (const role of ['reviewer', 'finance', 'support', 'read_only']) {
        await become(database, role);
        await expectRefusal(database, 'admin', `${LIST}(cpf => $1)`, [cpf], 'not_allowed');
      }
    });

    test('has one state for each account, and follows its changes', async () => {
      const stateOf = async (person: string) => (await lineOf(person))?.state;
      expect(await stateOf(ACTORS.patient)).toBe('active');
      expect(await stateOf(ACTORS.suspendedProfessional)).toBe('suspended');
      expect(await stateOf(ACTORS.applicant)).toBe('in_review');
      const change = (sql: string) => database.as('superuser', sql, [ACTORS.patient]);
      await change('update auth.users set email_confirmed_at = null where id = $1');
      expect(await stateOf(ACTORS.patient)).toBe('unconfirmed');
      await change(`update auth.users set banned_until = private.now() + interval '1 day' where id = $1`);
      expect(await stateOf(ACTORS.patient)).toBe('blocked');
      await change('update auth.users set banned_until = null, email_confirmed_at = now() where id = $1');
      expect(await stateOf(ACTORS.patient)).toBe('active');
      expect(await lineOf(ACTORS.admin)).toMatchObject({ role: 'admin', state: 'active' });
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.patient]);
      expect(await lineOf(ACTORS.patient)).toMatchObject({ role: 'admin' });
      await database.as('patient', `update public.profiles set full_name = 'Zoé Ñandu' where id = $1`, [
        ACTORS.patient,
      ]);
      expect(await ids(`search => 'zoe nandu'`)).toEqual([ACTORS.patient]);
    });

    test('shows an erased account as such, and no search finds it', async () => {
      await eraseUnblocked(database, 'patient');
      const erased = await list(`of_state => 'erased'`);
      expect(erased.length).toBeGreaterThan(0);
      expect(await ids(`search => 'removida'`)).toEqual([]);
      expect(await ids(`search => 'camila ribeiro'`)).toEqual([]);
      expect(await lineOf(ACTORS.patient)).toBeUndefined();
    });

    test('is filtered by role, state and days', async () => {
      for (const role of ['patient', 'professional', 'admin'])
        for (const line of await list('of_role => $1, page_size => 100', [role]))
          expect(line.role).toBe(role);
      for (const line of await list(`of_state => 'suspended'`)) expect(line.state).toBe('suspended');
      await database.owner(
        `update private.people set created_at = '2026-10-02T02:59:59Z' where user_id = $1`,
        [ACTORS.patient],
      );
      expect(await ids(`since => '2026-10-01', until => '2026-10-01'`)).toContain(ACTORS.patient);
      expect(await ids(`since => '2026-10-02'`)).not.toContain(ACTORS.patient);
      expect(await ids(`until => '2026-09-30'`)).not.toContain(ACTORS.patient);
    });

    test.each(['last_seen_on', 'created_at'])('walks every account once by %s, and back', async (sort) => {
      await database.owner(
        `update private.people set last_seen_on = '2026-11-01'::date + (get_byte(uuid_send(user_id), 0) % 5)
         where get_byte(uuid_send(user_id), 1) % 2 = 0`,
      );
      const walk = async (newer: boolean) => {
        const seen: string[] = [];
        let last: Line | undefined;
        for (;;) {
          const rows = await database.as<Line>(
            'admin',
            `select user_id, listed_at::text from public.list_people(sort_by => $1, cursor_at => $2, cursor_id => $3,
               newer => $4, page_size => 3)`,
            [sort, last?.listed_at ?? null, last?.user_id ?? null, newer],
          );
          seen.push(...rows.map(({ user_id }) => user_id));
          last = rows.at(-1);
          if (rows.length < 3) return seen;
        }
      };
      const all = await database.owner<{ user_id: string }>(
        `select user_id from private.people order by ${sort} desc, user_id desc`,
      );
      const expected = all.map(({ user_id }) => user_id);
      expect(expected.length).toBeGreaterThan(10);
      expect(await walk(false)).toEqual(expected);
      expect(await walk(true)).toEqual(expected.reverse());
    });

    test('says how many consultations, to those who may read all of them', async () => {
      const [counted] = await database.owner<{ n: number }>(
        'select count(*)::int as n from public.consultations where $1 in (patient_id, professional_id)',
        [ACTORS.professional],
      );
      expect(counted?.n).toBeGreaterThan(0);
      expect((await lineOf(ACTORS.professional))?.consultations).toBe(counted?.n);
      await become(database, 'support');
      expect((await lineOf(ACTORS.professional))?.consultations).toBeNull();
    });

    test('the counts match the accounts, whatever changes', async () => {
      const match = async () => {
        const [tallied] = await database.as<{ counts: Record<string, number>; n: number }>(
          'admin',
          'select public.people_counts() as counts, public.count_people() as n',
        );
        const [counted] = await database.owner<{ counts: Record<string, number> }>(
          `select json_build_object('total', count(*), 'patients', count(*) filter (where role = 'patient'),
             'professionals', count(*) filter (where role = 'professional'),
             'in_review', count(*) filter (where state = 'in_review'),
             'blocked', count(*) filter (where state = 'blocked'), 'team', count(*) filter (where role = 'admin')) as counts
           from private.people`,
        );
        expect(tallied?.counts).toEqual(counted?.counts);
        expect(tallied?.n).toBe(counted?.counts['total']);
      };
      await match();
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.patient]);
      await match();
      await database.owner('update public.profiles set is_admin = false where id = $1', [ACTORS.patient]);
      await eraseUnblocked(database, 'patient');
      await database.as('service', 'select public.add_up_tallies()');
      await match();
      await expect(
        database.owner('select role, state from private.people_tally group by 1, 2 having count(*) > 1'),
      ).resolves.toEqual([]);
    });

    test('counts what matches', async () => {
      const count = async (args: string) =>
        (await database.as<{ n: number }>('admin', `select public.count_people(${args}) as n`))[0]?.n;
      expect(await count(`search => 'camila'`)).toBe((await list(`search => 'camila'`)).length);
      expect(await count(`of_role => 'professional', of_state => 'suspended'`)).toBe(
        (await list(`of_role => 'professional', of_state => 'suspended'`)).length,
      );
      expect(await count(`since => '2026-11-25'`)).toBe(0);
    });

    test('note_last_seen notes the day in São Paulo, and ends a block whose time is over', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select public.note_last_seen()', [], '42501');
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.patient]);
      await database.owner(`update private.people set last_seen_on = '-infinity' where user_id = $1`, [
        ACTORS.patient,
      ]);
      const seen = async () => {
        await database.as('service', 'select public.note_last_seen()');
        const [line] = await database.as<{ day: string | null }>(
          'admin',
          'select last_seen_on::text as day from public.list_people(page_size => 100) where user_id = $1',
          [ACTORS.patient],
        );
        return line?.day;
      };
      expect(await seen()).toBeNull();
      await database.owner(
        `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at)
         values (gen_random_uuid(), $1, '2026-11-20T12:00:00Z', now(), '2026-11-24T02:59:59')`,
        [ACTORS.patient],
      );
      expect(await seen()).toBe('2026-11-23');
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.patient]);
      expect(await seen()).toBe('2026-11-23');
      await database.as(
        'superuser',
        `update auth.users set banned_until = private.now() + interval '1 hour' where id = $1`,
        [ACTORS.patient],
      );
      await database.travel('2026-11-24T13:00:00Z');
      await seen();
      expect(await lineOf(ACTORS.patient)).toMatchObject({ state: 'active' });
    });
  });
});
