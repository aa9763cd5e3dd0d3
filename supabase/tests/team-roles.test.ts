import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ROLES = ['full', 'reviewer', 'finance', 'support', 'read_only'] as const;
type TeamRole = (typeof ROLES)[number];

const become = (database: TestDatabase, role: TeamRole) =>
  database.owner('update private.team_members set role = $2::public.team_role where user_id = $1', [
    ACTORS.admin,
    role,
  ]);

const capabilitiesOf = async (database: TestDatabase, role: TeamRole) => {
  const rows = await database.owner<{ capability: string }>(
    'select capability from private.team_capabilities where role = $1::public.team_role',
    [role],
  );
  return new Set(rows.map(({ capability }) => capability));
};

interface Guarded {
  readonly name: string;
  readonly capability: string;
  readonly call: string;
}

/** Every procedure for the team, called with nulls, with the capability that it or its helper requires first. */
const guarded = (database: TestDatabase) =>
  database.owner<Guarded>(
    `with helpers as (
       select p.proname as helper, substring(p.prosrc from $$private\\.require_capability\\('([a-z.]+)'\\)$$) as capability
       from pg_proc p where p.pronamespace = 'private'::regnamespace and p.prosrc ~ 'private\\.require_capability\\(''')
     select p.proname as name, coalesce(
         substring(p.prosrc from $$private\\.require_capability\\('([a-z.]+)'\\)$$), h.capability) as capability,
       format('select public.%I(%s)', p.proname,
         (select string_agg('null::' || format_type(type, null), ', ' order by n)
          from unnest(p.proargtypes::oid[]) with ordinality as argument (type, n))) as call
     from pg_proc p left join helpers h on p.prosrc like '%private.' || h.helper || '(%'
     where p.pronamespace = 'public'::regnamespace
       and (p.prosrc ~ 'private\\.require_capability\\(''' or h.helper is not null)
     order by 1`,
  );

const messageOf = (database: TestDatabase, sql: string) =>
  database.as('admin', sql).then(
    () => 'answered',
    (error: unknown) => (error as Error).message,
  );

describe('roles in the team', () => {
  onEveryDatabase((database) => {
    const count = async (sql: string) => (await database.as<{ n: number }>('admin', sql))[0]?.n;

    test('nothing but team_access asks only whether the caller is an admin', async () => {
      await expect(
        database.owner(
          `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
             and prosrc ~ 'private\\.(is_admin|require_admin)\\('
           union select tablename || ': ' || policyname from pg_policies
             where concat(qual, with_check) ~ 'private\\.is_admin\\('`,
        ),
      ).resolves.toEqual([{ name: 'team_access' }]);
    });

    test('every capability that is asked for belongs to full members, and each is asked for', async () => {
      const rows = await database.owner<{ capability: string }>(
        `select distinct (regexp_matches(text, $$private\\.(?:may|require_capability|members_who_may)\\('([a-z.]+)'$$, 'g'))[1] as capability
         from (select prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           union all select concat(qual, with_check) from pg_policies) as texts (text) order by 1`,
      );
      const full = await capabilitiesOf(database, 'full');
      expect(rows.map(({ capability }) => capability).filter((asked) => !full.has(asked))).toEqual([]);
    });

    test.each(ROLES)('a member with the role %s calls what it may, and nothing else', async (role) => {
      await become(database, role);
      const owned = await capabilitiesOf(database, role);
      const procedures = await guarded(database);
      expect(procedures.length).toBeGreaterThan(60);
      const wrong: string[] = [];
      for (const { name, capability, call } of procedures) {
        const refused = (await messageOf(database, call)) === 'not_allowed';
        if (refused === owned.has(capability)) wrong.push(`${name} (${capability})`);
      }
      expect(wrong).toEqual([]);
    });

    test('nobody outside the team has a capability', async () => {
      for (const who of ['patient', 'professional', 'applicant'] as const) {
        await expect(
          database.as(
            who,
            `select 1 from (values ('overview.read'), ('people.roles')) as t (c) where private.may(c)`,
          ),
        ).resolves.toEqual([]);
        await expect(database.as(who, 'select public.team_access() as access')).resolves.toEqual([
          { access: null },
        ]);
      }
      await expectRefusal(database, 'visitor', 'select public.team_access()', [], '42501');
      for (const table of ['team_members', 'team_capabilities'])
        await expectRefusal(database, 'admin', `select 1 from private.${table}`, [], '42501');
    });

    test('a member reads the role and its capabilities', async () => {
      await become(database, 'finance');
      const [row] = await database.as<{ access: { role: string; capabilities: string[] } }>(
        'admin',
        'select public.team_access() as access',
      );
      expect(row?.access.role).toBe('finance');
      expect(row?.access.capabilities).toEqual([...(await capabilitiesOf(database, 'finance'))].sort());
    });

    const unpublished = `select count(*)::int as n from public.reviews where testimonial_status <> 'published'`;
    test.each([
      ['reviewer', { payments: false, contact_messages: false, audit_log: false }, true],
      ['finance', { payments: true, contact_messages: false, audit_log: false }, false],
      ['support', { payments: false, contact_messages: true, audit_log: false }, false],
      ['read_only', { payments: true, contact_messages: true, audit_log: true }, true],
    ] as const)('%s reads the tables of the role, and no CPF', async (role, tables, reviews) => {
      await become(database, role);
      for (const [table, reads] of Object.entries(tables)) {
        const rows = await count(`select count(*)::int as n from public.${table}`);
        if (reads) expect(rows).toBeGreaterThan(0);
        else expect(rows).toBe(0);
      }
      for (const [table, owner] of [
        ['profiles', 'id'],
        ['professional_applications', 'user_id'],
      ])
        expect(
          await count(`select count(*)::int as n from public.${table} where ${owner} <> '${ACTORS.admin}'`),
        ).toBe(0);
      const seen = await count(unpublished);
      if (reviews) expect(seen).toBeGreaterThan(0);
      else expect(seen).toBe(0);
    });

    const CPF = '98350741279';
    const READ = 'select city, state, cpf_cnpj from public.read_application($1)';
    const applicationOf = async (person: string) => {
      const [row] = await database.owner<{ id: string }>(
        'select id from public.professional_applications where user_id = $1',
        [person],
      );
      return row?.id;
    };
    const readings = () =>
      database.owner(
        `select actor_id, subject_table, subject_id from public.audit_log where action = 'read'`,
      );

    test.each(['full', 'reviewer'] as const)(
      'a %s member reads an applicant’s place and CPF by a procedure that logs it once an hour',
      async (role) => {
        await become(database, role);
        const id = await applicationOf(ACTORS.applicant);
        for (let i = 0; i < 2; i++)
          await expect(database.as('admin', READ, [id])).resolves.toEqual([
            { city: 'Campinas', state: 'SP', cpf_cnpj: CPF },
          ]);
        await expect(readings()).resolves.toEqual([
          { actor_id: ACTORS.admin, subject_table: 'professional_applications', subject_id: id },
        ]);
      },
    );

    test('who cannot decide reads a masked CPF, which is not logged', async () => {
      await become(database, 'read_only');
      const id = await applicationOf(ACTORS.applicant);
      await expect(database.as('admin', READ, [id])).resolves.toEqual([
        { city: 'Campinas', state: 'SP', cpf_cnpj: '•••507412••' },
      ]);
      await expect(readings()).resolves.toEqual([]);
      await expect(database.as('admin', READ, ['00000000-0000-4000-8000-000000000000'])).resolves.toEqual([]);
    });

    test.each(['full', 'reviewer', 'read_only'] as const)(
      'the list of applications gives %s masked CPFs',
      async (role) => {
        await become(database, role);
        const rows = await database.as<{ cpf_cnpj: string | null }>(
          'admin',
          'select cpf_cnpj from public.list_applications(page_size => 100)',
        );
        expect(rows.map((row) => row.cpf_cnpj)).toContain('•••507412••');
        expect(rows.filter((row) => /^\d{11}$/.test(row.cpf_cnpj ?? ''))).toEqual([]);
      },
    );

    test('the address for a decision’s e-mail is the account’s, for who decides', async () => {
      await database.owner(
        `update public.professional_applications set email = 'other@vinculo.example' where user_id = $1`,
        [ACTORS.applicant],
      );
      const address = (email: string, id?: string) =>
        database.as('admin', 'select public.applicant_address($1, $2) as address', [email, id ?? null]);
      await become(database, 'reviewer');
      const id = await applicationOf(ACTORS.applicant);
      const [account] = await database.owner('select email as address from public.profiles where id = $1', [
        ACTORS.applicant,
      ]);
      await expect(address('other@vinculo.example')).resolves.toEqual([account]);
      await expect(address('other@vinculo.example', id)).resolves.toEqual([account]);
      await expect(address('other@vinculo.example', ACTORS.applicant)).resolves.toEqual([{ address: null }]);
      await expect(address('nobody@vinculo.example')).resolves.toEqual([{ address: null }]);
    });

    test('support sees and changes no consultation with a psychiatrist', async () => {
      const all = await count('select count(*)::int as n from public.list_consultations(page_size => 100)');
      const [psychiatric] = await database.owner<{ id: string }>(
        `select c.id from public.consultations c join public.professionals d on d.user_id = c.professional_id
         where d.profession = 'psychiatrist' limit 1`,
      );
      expect(psychiatric).toBeDefined();
      await become(database, 'support');
      const [seen] = await database.as<{ n: number; psychiatric: number }>(
        'admin',
        `select count(*)::int as n, count(*) filter (where id = $1)::int as psychiatric
         from public.list_consultations(page_size => 100)`,
        [psychiatric?.id],
      );
      expect(seen?.n).toBeGreaterThan(0);
      expect(seen?.n).toBeLessThan(all ?? 0);
      expect(seen?.psychiatric).toBe(0);
      await expectRefusal(
        database,
        'admin',
        `select public.admin_cancel_consultation($1, 'Pedido por telefone')`,
        [psychiatric?.id],
        'consultation_not_found',
      );
    });

    test('support reads no review, which would tell who consults a psychiatrist', async () => {
      await become(database, 'support');
      for (const list of ['list_reviews', 'list_testimonials'])
        await expectRefusal(database, 'admin', `select 1 from public.${list}()`, [], 'not_allowed');
    });

    test('the activity of the platform shows what the role may read', async () => {
      const kinds = async () =>
        (
          await database.as<{ kind: string }>(
            'admin',
            'select distinct kind from public.recent_activity(50) order by kind',
          )
        ).map(({ kind }) => kind);
      expect(await kinds()).toEqual(expect.arrayContaining(['application', 'booking', 'payment', 'review']));
      await become(database, 'support');
      expect(await kinds()).toEqual(['booking']);
      await become(database, 'finance');
      expect(await kinds()).toEqual(['booking', 'payment']);
    });

    test.each([
      ['reviewer', ['team:approvals']],
      ['finance', ['team:consultations', 'team:payments']],
      ['support', ['team:consultations', 'team:messages', 'team:mails']],
      ['read_only', ['team:approvals', 'team:consultations', 'team:messages', 'team:payments', 'team:mails']],
    ] as const)('%s hears the queues of the role', async (role, topics) => {
      await become(database, role);
      const rows = await database.as<{ topic: string }>(
        'admin',
        `select topic from unnest(array['team:approvals', 'team:consultations', 'team:messages', 'team:payments', 'team:mails',
           'team:x']) as topic
         where private.may_hear(topic)`,
      );
      expect(rows.map(({ topic }) => topic)).toEqual(topics);
    });

    test.each([
      ['application', 'reviewer', 'finance'],
      ['money', 'finance', 'support'],
      ['contact', 'support', 'reviewer'],
      ['testimonial', 'reviewer', 'read_only'],
    ] as const)('of %s those are notified who may act', async (kind, told, silent) => {
      const notify = async (role: TeamRole) => {
        await become(database, role);
        await database.owner('delete from public.notifications where user_id = $1', [ACTORS.admin]);
        await database.owner(`select private.tell_admins($1, 'Título', 'Texto', '/admin/dashboard')`, [kind]);
        return database.owner('select kind from public.notifications where user_id = $1', [ACTORS.admin]);
      };
      await expect(notify(told)).resolves.toEqual([{ kind }]);
      await expect(notify(silent)).resolves.toEqual([]);
    });

    test('who becomes an admin without a role is a full member, and leaves the team with the flag', async () => {
      const roles = () =>
        database.owner('select role from private.team_members where user_id = $1', [ACTORS.patient]);
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.patient]);
      await expect(roles()).resolves.toEqual([{ role: 'full' }]);
      await database.owner('update public.profiles set is_admin = false where id = $1', [ACTORS.patient]);
      await expect(roles()).resolves.toEqual([]);
      await database.owner(`update public.profiles set role = 'admin' where id = $1`, [ACTORS.patient]);
      await expect(roles()).resolves.toEqual([{ role: 'full' }]);
    });

    test('the team is exactly the admins', async () => {
      await expect(
        database.owner(
          `select 1 from private.team_members m full join (
             select id from public.profiles where role = 'admin' or is_admin) p on p.id = m.user_id
           where m.user_id is null or p.id is null`,
        ),
      ).resolves.toEqual([]);
    });

    test('a capability ends with the login session', async () => {
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.admin]);
      await expect(database.as('admin', `select private.may('overview.read') as may`)).resolves.toEqual([
        { may: false },
      ]);
      await expectRefusal(database, 'admin', 'select public.team_access()', [], 'session_ended');
    });
  });
});
