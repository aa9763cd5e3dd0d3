import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const MISSING_FACTOR = 'select public.lacking_admin_factor() as missing_factor';

const giveFactor = (database: TestDatabase, status = 'verified', person: string = ACTORS.admin) =>
  database.owner(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Telefone', 'totp', $2::auth.factor_status, 'MZXW6YTB', now(), now())`,
    [person, status],
  );
const requireFactors = (database: TestDatabase) =>
  database.owner('update public.deployment_settings set admin_second_factor_required = true');

const missingFactor = async (database: TestDatabase, who: Actor) =>
  (await database.as(who, MISSING_FACTOR))[0]?.['missing_factor'];

/** Every procedure that requires an admin, called with nulls: it refuses, or validates its arguments. */
async function adminCalls(database: TestDatabase): Promise<string[]> {
  const rows = await database.owner<{ call: string }>(
    `select format('select public.%I(%s)', p.proname,
       (select string_agg('null::' || format_type(type, null), ', ' order by n)
        from unnest(p.proargtypes::oid[]) with ordinality as argument (type, n))) as call
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'private\\.require_capability\\('
     order by 1`,
  );
  return rows.map(({ call }) => call);
}

/** Row counts of each table whose policies require an admin, and of the notifications, as seen by a user. */
async function visibleRows(database: TestDatabase, who: Actor): Promise<Record<string, number>> {
  const tables = await database.owner<{ name: string }>(
    `select distinct format('%I.%I', schemaname, tablename) as name from pg_policies
     where concat(qual, with_check) ~ 'private\\.may\\(|lacking_admin_factor'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.as<{ n: number }>(who, `select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

const messageOf = (database: TestDatabase, who: Actor, sql: string) =>
  database.as(who, sql).then(
    () => 'answered',
    (error: unknown) => (error as Error).message,
  );

describe('an admin with a second factor, in a session that has not verified it', () => {
  onEveryDatabase((database) => {
    beforeEach(() => giveFactor(database));

    test('is told that the code is missing', async () => {
      await expect(missingFactor(database, 'admin')).resolves.toBe('code');
    });

    test('is refused by every admin procedure', async () => {
      const calls = await adminCalls(database);
      expect(calls.length).toBeGreaterThan(20);
      for (const call of calls)
        expect([call, await messageOf(database, 'admin', call)]).toEqual([call, 'not_allowed']);
    });

    test('sees the same rows as without the role', async () => {
      const seen = await visibleRows(database, 'admin');
      await database.owner(`update public.profiles set role = 'patient', is_admin = false where id = $1`, [
        ACTORS.admin,
      ]);
      const asPatient = await visibleRows(database, 'admin');
      expect({ ...seen, 'public.notifications': 0 }).toEqual({ ...asPatient, 'public.notifications': 0 });
      expect(Object.keys(seen).length).toBeGreaterThan(10);
    });

    test('cannot read, count or mark notifications, and has none in the export', async () => {
      await database.owner(
        `insert into public.notifications (user_id, kind, title, link) values ($1, 'contact', 'De Ana', '/admin')`,
        [ACTORS.admin],
      );
      await expect(database.as('admin', 'select id from public.notifications')).resolves.toEqual([]);
      await expect(database.as('admin', 'select public.unread_notifications() as n')).resolves.toEqual([
        { n: 0 },
      ]);
      await expect(
        database.as('admin', 'update public.notifications set read_at = now() returning id'),
      ).resolves.toEqual([]);
      await expectRefusal(database, 'admin', 'select public.export_my_data()', [], 'not_allowed');
    });

    test('keeps their other rights as a user', async () => {
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.professional]);
      await giveFactor(database, 'verified', ACTORS.professional);
      const own = await database.as(
        'professional',
        'select distinct professional_id from public.consultations',
      );
      expect(own).toEqual([{ professional_id: ACTORS.professional }]);
      await expectRefusal(database, 'professional', 'select public.admin_overview()', [], 'not_allowed');
    });
  });
});

describe('an admin who has verified the second factor', () => {
  onEveryDatabase((database) => {
    beforeEach(() => giveFactor(database));

    test('is told that nothing is missing', async () => {
      await expect(missingFactor(database, 'adminOfTwoFactors')).resolves.toBe('none');
    });

    test('may call every admin procedure', async () => {
      for (const call of await adminCalls(database))
        expect([call, await messageOf(database, 'adminOfTwoFactors', call)]).not.toEqual([
          call,
          'not_allowed',
        ]);
    });

    test('sees the same rows as an admin without a factor', async () => {
      const seen = await visibleRows(database, 'adminOfTwoFactors');
      await database.owner('delete from auth.mfa_factors');
      await expect(visibleRows(database, 'admin')).resolves.toEqual(seen);
      expect(seen['public.payments']).toBeGreaterThan(0);
    });
  });
});

describe('an admin without a second factor', () => {
  onEveryDatabase((database) => {
    test.each([null, 'unverified'])(
      'has admin rights when it is not required; enrollment begun: %p',
      async (begun) => {
        if (begun) await giveFactor(database, begun);
        await expect(missingFactor(database, 'admin')).resolves.toBe('none');
        await expect(database.as('admin', 'select public.admin_overview()')).resolves.toHaveLength(1);
      },
    );

    test.each(['admin', 'adminOfTwoFactors'] as const)(
      'has no admin rights when it is required, whatever an old token contains: %s',
      async (who) => {
        await requireFactors(database);
        await giveFactor(database, 'unverified');
        await expect(missingFactor(database, who)).resolves.toBe('factor');
        for (const call of await adminCalls(database))
          expect([call, await messageOf(database, who, call)]).toEqual([call, 'not_allowed']);
        await expect(database.as(who, 'select 1 from public.payments')).resolves.toEqual([]);
      },
    );

    test('regains admin rights with a verified factor', async () => {
      await requireFactors(database);
      await giveFactor(database);
      await expect(missingFactor(database, 'admin')).resolves.toBe('code');
      await expect(missingFactor(database, 'adminOfTwoFactors')).resolves.toBe('none');
      await expect(database.as('adminOfTwoFactors', 'select public.admin_overview()')).resolves.toHaveLength(
        1,
      );
    });

    test('is not authorized by another’s token: the factor is looked up by the user', async () => {
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.professional]);
      await giveFactor(database, 'verified', ACTORS.professional);
      await expect(missingFactor(database, 'admin')).resolves.toBe('none');
    });
  });
});

describe('other users', () => {
  onEveryDatabase((database) => {
    test('need no second factor', async () => {
      await requireFactors(database);
      for (const who of ['patient', 'otherPatient', 'professional', 'applicant'] as const)
        await expect(missingFactor(database, who)).resolves.toBeNull();
      await expectRefusal(database, 'visitor', MISSING_FACTOR, [], '42501');
      await expect(database.as('patient', 'select public.unread_notifications()')).resolves.toHaveLength(1);
    });

    test('cannot enroll one, which would let an attacker with a stolen password lock them out', async () => {
      for (const who of ['patient', 'professional', 'applicant'] as const)
        for (const status of ['unverified', 'verified'])
          await expect(giveFactor(database, status, ACTORS[who])).rejects.toThrow('Only admins');
    });

    test('lose their factor, and the sessions it raised, with the admin role', async () => {
      await giveFactor(database);
      await database.owner(
        `insert into auth.sessions (id, user_id, aal)
         values (gen_random_uuid(), $1, 'aal1'), (gen_random_uuid(), $1, 'aal2')`,
        [ACTORS.admin],
      );
      const left = () =>
        database.owner(
          `select (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
             (select count(*)::int from auth.sessions where user_id = $1 and aal = 'aal2') as raised,
             (select count(*)::int from auth.sessions where user_id = $1 and aal = 'aal1') > 0 as others`,
          [ACTORS.admin],
        );
      const set = (assignment: string) =>
        database.owner(`update public.profiles set ${assignment} where id = $1`, [ACTORS.admin]);
      await set(`role = 'professional', is_admin = true`);
      await expect(left()).resolves.toEqual([{ factors: 1, raised: 1, others: true }]);
      await set('is_admin = false');
      await expect(left()).resolves.toEqual([{ factors: 0, raised: 0, others: true }]);
    });

    test('cannot read factors and challenges', async () => {
      for (const who of ['visitor', 'patient', 'professional', 'admin', 'service'] as const)
        for (const table of ['mfa_factors', 'mfa_challenges'])
          await expectRefusal(database, who, `select 1 from auth.${table}`, [], '42501');
    });

    test('cannot read or change whether factors are required', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const) {
        await expectRefusal(
          database,
          who,
          'select admin_second_factor_required from public.deployment_settings',
          [],
          '42501',
        );
        await expectRefusal(
          database,
          who,
          'update public.deployment_settings set admin_second_factor_required = false',
          [],
          '42501',
        );
      }
    });
  });
});
