import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onEveryDatabase } from './support/database.ts';

/**
 * Everything the API's roles may do in schema public. Columns are left out where a role reads them
 * all but the withheld ones, which are named instead. Add here what a new migration decides.
 */
const GRANTS = {
  tables: [
    'anon reads deployment_settings except id',
    'anon reads professionals except id, name_kept_until, search_text, standing_since, suspended_at, suspension_reason, updated_at',
    'anon reads professionals_public',
    'anon reads public_reviews',
    'anon reads reviews except consultation_id, emotion, improvements, patient_id, positive_aspects, would_recommend',
    'anon reads weekly_availability',
    'authenticated reads audit_log',
    'authenticated reads chat_messages',
    'authenticated reads chat_reads',
    'authenticated reads consents',
    'authenticated reads consultation_sessions except created_at',
    'authenticated reads consultations except cancelled_by, patient_text, professional_text, request_id',
    'authenticated reads contact_messages',
    'authenticated reads deployment_settings except id',
    'authenticated reads notifications',
    'authenticated reads payments',
    'authenticated reads platform_fee_history',
    'authenticated reads platform_fee_settings',
    'authenticated reads privacy_requests',
    'authenticated reads professional_applications',
    'authenticated reads professionals except name_kept_until, search_text, standing_since, suspended_at',
    'authenticated reads professionals_public',
    'authenticated reads profiles',
    'authenticated reads public_reviews',
    'authenticated reads reviews except consultation_id, emotion, improvements, patient_id, positive_aspects, would_recommend',
    'authenticated reads weekly_availability',
    'authenticated updates notifications except body, created_at, id, kind, link, subject_id, title, user_id',
    'authenticated updates professionals except approval_status, bio, city, full_name, id, name_kept_until, profession, profile_image_url, rating, rating_counts, registration, search_text, specialties, standing_since, state, suspended_at, suspension_reason, total_reviews, user_id',
    'authenticated updates profiles except cnpj, cpf, created_at, email, erased_at, id, is_admin, profession, registration, role',
  ],
  procedures: [
    'anon count_professionals',
    'anon next_available_slot',
    'anon prepare_test_user',
    'anon professional_cities',
    'anon search_professionals',
    'anon send_contact_message',
    'anon taken_slots',
    'authenticated admin_overview',
    'authenticated answer_privacy_request',
    'authenticated application_counts',
    'authenticated book_consultation',
    'authenticated cancel_consultation',
    'authenticated complete_consultation',
    'authenticated consultation_counts',
    'authenticated conversations',
    'authenticated count_professionals',
    'authenticated erase_person',
    'authenticated erasure_preview',
    'authenticated export_consultations',
    'authenticated export_my_data',
    'authenticated history_summary',
    'authenticated lift_suspension',
    'authenticated list_applications',
    'authenticated list_consultations',
    'authenticated list_contact_messages',
    'authenticated list_payments',
    'authenticated list_privacy_requests',
    'authenticated list_professionals',
    'authenticated list_testimonials',
    'authenticated mark_contact_message_read',
    'authenticated mark_conversation_read',
    'authenticated mark_no_show',
    'authenticated mark_payment_paid',
    'authenticated mark_refunded',
    'authenticated moderate_testimonial',
    'authenticated next_available_slot',
    'authenticated patient_history',
    'authenticated prepare_test_user',
    'authenticated professional_cities',
    'authenticated professional_is_suspended',
    'authenticated professionals_of_patient',
    'authenticated promote_to_professional',
    'authenticated received_reviews',
    'authenticated recent_activity',
    'authenticated reject_professional_application',
    'authenticated renew_payment',
    'authenticated request_application_info',
    'authenticated request_erasure',
    'authenticated reschedule_consultation',
    'authenticated restate_sign_up',
    'authenticated search_professionals',
    'authenticated send_contact_message',
    'authenticated send_message',
    'authenticated send_privacy_request',
    'authenticated server_now',
    'authenticated sign_up_is_complete',
    'authenticated simulate_payment',
    'authenticated start_privacy_request',
    'authenticated store_recording',
    'authenticated submit_feedback',
    'authenticated submit_professional_application',
    'authenticated suspend_professional',
    'authenticated taken_slots',
    'authenticated unread_notifications',
    'authenticated update_platform_fee',
    'authenticated withdraw_privacy_request',
  ],
  privateFunctions: [
    'anon specialty_label',
    'authenticated fold',
    'authenticated is_admin',
    'authenticated is_sent_document',
    'authenticated may_apply',
    'authenticated now',
    'authenticated search_text',
    'authenticated specialty_label',
    'authenticated unsent_documents',
  ],
};

/** Columns whose name says it all, whatever their table. */
const PLAIN = new Set(
  `id user_id patient_id professional_id consultation_id sender_id full_name email professional_name
   professional_specialty patient_email profession specialties city state bio birth_date emergency_name
   created_at updated_at applied_at accepted_at happened_at changed_at starts_at sent_at verified_at last_read_at
   document version rating improvements content title body subject message status application_status action
   contact_sms end_time read_at recipient last_error`.split(/\s+/),
);

const ROLES = `(values ('anon'), ('authenticated')) as roles (role)`;
const VERBS = `(values ('select', 'reads'), ('insert', 'inserts'), ('update', 'updates'),
  ('references', 'references')) as verbs (privilege, verb)`;

const executable = (schema: string) => `
  select role || ' ' || proname as line from pg_proc, ${ROLES}
  where pronamespace = '${schema}'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
  order by line`;

test('docs/security.md says who may do what', () => {
  const tool = join(__dirname, '../../tools/access-matrix.mjs');
  expect(() => execFileSync(process.execPath, [tool, '--check'], { stdio: 'pipe' })).not.toThrow();
}, 240_000);

/** Everything the tests of this folder say, this file apart. */
const TESTS = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'surface.test.ts')
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

describe('the surface of the database', () => {
  onEveryDatabase((database) => {
    const lines = async (sql: string) =>
      (await database.owner<{ line: string }>(sql)).map((row) => row.line).sort();

    test('every table has row-level security', async () => {
      await expect(
        lines(`select relname as line from pg_class
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
            and not relrowsecurity`),
      ).resolves.toEqual([]);
    });

    test('every table, view and procedure has a test', async () => {
      const names = await lines(`select relname as line from pg_class
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
        union select proname from pg_proc where pronamespace = 'public'::regnamespace`);
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(TESTS))).toEqual([]);
    });

    test('every view obeys its reader’s policies', async () => {
      await expect(
        lines(`select relname as line from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
            and not coalesce(reloptions @> '{security_invoker=true}', false)`),
      ).resolves.toEqual([]);
    });

    test('every policy is for anon or authenticated, and reads the session once a query', async () => {
      await expect(
        lines(`select tablename || ': ' || policyname as line from pg_policies where schemaname = 'public'
          and (roles && '{public}' or not roles <@ '{anon,authenticated}'
            or concat(qual, with_check) ~* '(?<!select )(auth\\.uid|private\\.is_admin)\\(\\)')`),
      ).resolves.toEqual([]);
    });

    test('columns and rights are those decided', async () => {
      await expect(
        lines(`select concat_ws(' ', role, verb, c.relname,
            'except ' || string_agg(a.attname, ', ' order by a.attname)
              filter (where not has_column_privilege(role, c.oid, a.attnum, privilege))) as line
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
            ${ROLES}, ${VERBS}
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
          group by role, verb, c.relname
          having bool_or(has_column_privilege(role, c.oid, a.attnum, privilege))`),
      ).resolves.toEqual(GRANTS.tables);
    });

    test('nobody deletes, truncates or adds triggers through the API', async () => {
      await expect(
        lines(`select role || ' ' || relname as line from pg_class, ${ROLES}
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm')
            and has_table_privilege(role, pg_class.oid, 'delete, truncate, trigger')`),
      ).resolves.toEqual([]);
    });

    test('procedures may be called by those decided', async () => {
      await expect(lines(executable('public'))).resolves.toEqual(GRANTS.procedures);
    });

    test('private functions may be called by policies and defaults alone', async () => {
      await expect(lines(executable('private'))).resolves.toEqual(GRANTS.privateFunctions);
    });

    test('no function is left to everybody', async () => {
      await expect(
        lines(`select pronamespace::regnamespace || '.' || proname as line from pg_proc
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`),
      ).resolves.toEqual([]);
    });

    test('every function fixes its search path to nothing', async () => {
      await expect(
        lines(`select pronamespace::regnamespace || '.' || proname as line from pg_proc
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`),
      ).resolves.toEqual([]);
    });

    test('every foreign key has an index beneath it', async () => {
      await expect(
        lines(`select conrelid::regclass || ' ' || conname as line from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
            select from pg_index where indrelid = conrelid and indpred is null
              and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey)`),
      ).resolves.toEqual([]);
    });

    test('every column says what it is, unless its name does', async () => {
      const silent =
        await lines(`select c.relnamespace::regnamespace || '.' || c.relname || '.' || a.attname as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
          and col_description(c.oid, a.attnum) is null`);
      expect(silent.filter((line) => !PLAIN.has(line.split('.')[2] ?? ''))).toEqual([]);
    });

    test('every table and procedure says what it is', async () => {
      await expect(
        lines(`select relname as line from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
              and obj_description(oid, 'pg_class') is null
          union all
          select proname from pg_proc where pronamespace = 'public'::regnamespace
            and obj_description(oid, 'pg_proc') is null`),
      ).resolves.toEqual([]);
    });

    test.each(['anon', 'authenticated'])('%s creates nothing', async (role) => {
      await expect(
        database.owner(
          `select nspname from pg_namespace where nspname in ('public', 'private', 'extensions', 'auth')
             and has_schema_privilege($1, oid, 'create')`,
          [role],
        ),
      ).resolves.toEqual([]);
    });

    test('what a later migration creates begins with nothing granted', async () => {
      await database.owner('create table public.later (id int)');
      await database.owner(
        `create function public.later() returns int language sql set search_path = '' as 'select 1'`,
      );
      for (const who of ['visitor', 'patient'] as const) {
        await expect(database.as(who, 'select * from public.later')).rejects.toMatchObject({ code: '42501' });
        await expect(database.as(who, 'select public.later()')).rejects.toMatchObject({ code: '42501' });
      }
      await expect(database.as('service', 'select public.later() as n')).resolves.toEqual([{ n: 1 }]);
    });
  });
});
