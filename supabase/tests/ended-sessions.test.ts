import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { endEverySession, WAYS_TO_END_SESSIONS } from './support/login-sessions.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/**
 * Procedures that respond although the token's login session has ended, with the reason. All other security
 * definer functions granted to `authenticated` must refuse.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  conversation_about: 'reads what the caller may read',
  conversation_changes: 'reads what the caller may read',
  agenda: 'reads what the caller may read',
  calendar_address: 'reads what the caller may read',
  changed_profiles: 'public',
  consultations_outside_hours: 'reads what the caller may read',
  conversation_messages: 'reads what the caller may read',
  conversations: 'reads what the caller may read',
  count_professionals: 'public',
  free_times: 'public',
  free_until: 'public',
  history_summary: 'reads what the caller may read',
  lacking_admin_factor: 'refuses admins; returns nothing to other accounts',
  list_patients: 'reads what the caller may read',
  municipalities_of: 'public',
  next_available_slot: 'public',
  next_free: 'public',
  patient_history: 'reads what the caller may read',
  practice_figures: 'counts what the caller may read',
  prepare_test_user: 'needs no session; demonstrations only',
  professional_cities: 'public',
  professional_is_suspended: 'reads what the caller may read',
  professionals_of_patient: 'reads what the caller may read',
  public_profile: 'public',
  received_reviews: 'reads what the caller may read',
  search_by_next_free: 'public',
  search_professionals: 'public',
  send_contact_message: 'needs no session; the message then belongs to no account',
  server_now: 'public',
  sign_up_is_complete: 'reads what the caller may read',
  suspended_consultations: 'reads what the caller may read',
  taken_slots: 'public',
  team_access: 'refuses members of the team; returns nothing to other accounts',
  unread_messages: 'counts what the caller may read',
};

/** The session has ended, or the account may never call this. */
const REFUSED = ['session_ended', 'not_allowed'];

/** Every security definer function for signed-in users, called with nulls. */
const procedures = (database: TestDatabase) =>
  database.owner<{ name: string; call: string }>(
    `select p.proname as name, format('select public.%I(%s)', p.proname,
       (select string_agg('null::' || format_type(type, null), ', ' order by n)
        from unnest(p.proargtypes::oid[]) with ordinality as argument (type, n))) as call
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and has_function_privilege('authenticated', p.oid, 'execute')
     order by 1`,
  );

/** Every table that signed-in users may write, with a statement that writes no row. */
const writes = (database: TestDatabase) =>
  database.owner<{ statement: string }>(
    `select distinct on (c.oid) format('update public.%1$I set %2$I = %2$I where false', c.relname, a.attname) as statement
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update')
     order by c.oid, a.attnum`,
  );

const outcome = (database: TestDatabase, who: Actor, sql: string) =>
  database.as(who, sql).then(
    () => 'answered',
    (error: unknown) => (error as Error).message,
  );

const ADMIN_TABLES = `select distinct format('%I.%I', schemaname, tablename) as name from pg_policies
  where concat(qual, with_check) ~ 'private\\.may\\(' order by 1`;

async function visibleRows(database: TestDatabase, who: Actor): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const { name } of await database.owner<{ name: string }>(ADMIN_TABLES)) {
    const [row] = await database.as<{ n: number }>(who, `select count(*)::int as n from ${name}`);
    counts[name] = row?.n;
  }
  return counts;
}

describe('an ended login session with an unexpired token', () => {
  onEveryDatabase((database) => {
    test.each(['patient', 'professional', 'admin'] as const)(
      'of the %s is refused by every procedure',
      async (who) => {
        const all = await procedures(database);
        expect(all.length).toBeGreaterThan(50);
        for (const { call } of all) expect(await outcome(database, who, call)).not.toBe('session_ended');
        await endEverySession(database);
        const answering = [];
        for (const { name, call } of all)
          if (!REFUSED.includes(await outcome(database, who, call))) answering.push(name);
        expect(answering.filter((name) => !(name in ALLOWED))).toEqual([]);
        // An obsolete reason fails here.
        if (who === 'patient') expect(answering).toEqual(Object.keys(ALLOWED).sort());
      },
    );

    test('cannot write to any table', async () => {
      const all = await writes(database);
      expect(all.length).toBeGreaterThan(2);
      for (const { statement } of all) expect(await outcome(database, 'patient', statement)).toBe('answered');
      await endEverySession(database);
      for (const { statement } of all)
        expect([statement, await outcome(database, 'patient', statement)]).toEqual([
          statement,
          'session_ended',
        ]);
    });

    test('of an admin reads the same rows as an account without the role', async () => {
      await endEverySession(database);
      const seen = await visibleRows(database, 'admin');
      expect(Object.keys(seen).length).toBeGreaterThan(10);
      await database.owner(`update public.profiles set role = 'patient', is_admin = false where id = $1`, [
        ACTORS.admin,
      ]);
      await expect(visibleRows(database, 'admin')).resolves.toEqual(seen);
    });

    test.each(WAYS_TO_END_SESSIONS)('cannot administer, export or write when it %s', async (_, sql) => {
      await database.owner(sql);
      const others = 'select cpf from public.profiles where cpf is not null and id <> auth.uid()';
      await expect(database.as('admin', others)).resolves.toEqual([]);
      await expectRefusal(database, 'admin', 'select public.update_platform_fee(1)', [], 'session_ended');
      await expectRefusal(database, 'admin', 'select public.lacking_admin_factor()', [], 'session_ended');
      await expectRefusal(database, 'patient', 'select public.export_my_data()', [], 'session_ended');
      const write = 'update public.profiles set city = city where id = auth.uid()';
      await expectRefusal(database, 'patient', write, [], 'session_ended');
    });

    test('of an admin reads no notification and cannot change the fee', async () => {
      await endEverySession(database);
      await expectRefusal(database, 'admin', 'select id from public.notifications', [], 'session_ended');
      await expectRefusal(database, 'admin', 'select public.unread_notifications()', [], 'session_ended');
      await expectRefusal(database, 'admin', 'select public.update_platform_fee(1)', [], 'session_ended');
    });

    test('still reads its own rows', async () => {
      await endEverySession(database);
      await expect(
        database.as('patient', 'select id from public.profiles where id = auth.uid()'),
      ).resolves.toHaveLength(1);
    });

    test('cannot add or remove documents', async () => {
      const add = `insert into storage.objects (bucket_id, name) values ('professional-documents', $1)`;
      const name = `${ACTORS.applicant}/1700000000009-rg.pdf`;
      await database.as('applicant', add, [name]);
      await endEverySession(database);
      await expectRefusal(database, 'applicant', add, [name.replace('rg', 'crp')], '42501');
      await expect(
        database.as('applicant', 'delete from storage.objects where name = $1 returning id', [name]),
      ).resolves.toEqual([]);
    });

    test('does not affect the service role and the jobs', async () => {
      await endEverySession(database);
      await expect(database.as('service', 'select public.expire_payments() as n')).resolves.toHaveLength(1);
      await expect(
        database.as('service', `update public.profiles set city = city where id = $1 returning id`, [
          ACTORS.patient,
        ]),
      ).resolves.toHaveLength(1);
    });
  });
});
