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

    test.each([
      ['reviewer', { profiles: false, payments: false, professional_applications: true, audit_log: false }],
      ['finance', { profiles: false, payments: true, professional_applications: false, audit_log: false }],
      ['support', { profiles: false, payments: false, contact_messages: true, audit_log: false }],
      ['read_only', { profiles: false, payments: true, contact_messages: true, audit_log: true }],
    ] as const)('%s reads the tables of the role, without every CPF', async (role, tables) => {
      await become(database, role);
      for (const [table, reads] of Object.entries(tables)) {
        const own = table === 'profiles' ? `where id = '${ACTORS.patient}'` : '';
        expect(await count(`select count(*)::int as n from public.${table} ${own}`)).toEqual(
          reads ? expect.any(Number) : 0,
        );
        if (reads) expect(await count(`select count(*)::int as n from public.${table}`)).toBeGreaterThan(0);
      }
    });

    test('a reviewer reads where an applicant lives, and nobody else’s profile', async () => {
      await become(database, 'reviewer');
      await expect(
        database.as('admin', 'select id from public.profiles where id in ($1, $2)', [
          ACTORS.applicant,
          ACTORS.patient,
        ]),
      ).resolves.toEqual([{ id: ACTORS.applicant }]);
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
      expect(await kinds()).toEqual(['booking', 'review']);
      await become(database, 'finance');
      expect(await kinds()).toEqual(['booking', 'payment']);
    });

    test.each([
      ['reviewer', ['team:approvals']],
      ['finance', ['team:payments']],
      ['support', ['team:messages', 'team:mails']],
      ['read_only', ['team:approvals', 'team:messages', 'team:payments', 'team:mails']],
    ] as const)('%s hears the queues of the role', async (role, topics) => {
      await become(database, role);
      const rows = await database.as<{ topic: string }>(
        'admin',
        `select topic from unnest(array['team:approvals', 'team:messages', 'team:payments', 'team:mails', 'team:x']) as topic
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
