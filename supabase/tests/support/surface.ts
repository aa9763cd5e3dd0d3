/** Columns with a self-explanatory name, in any table. */
const PLAIN =
  `id user_id patient_id professional_id consultation_id sender_id full_name email professional_name
  professional_specialty patient_email profession specialties city state bio birth_date emergency_name
  created_at updated_at applied_at accepted_at happened_at changed_at starts_at sent_at verified_at last_read_at
  document version rating improvements content title body subject message status application_status action
  contact_sms end_time read_at recipient last_error`.split(/\s+/);

export const ROLES = `(values ('anon'), ('authenticated')) as roles (role)`;
const VERBS = `(values ('select', 'reads'), ('insert', 'inserts'), ('update', 'updates'),
  ('references', 'references')) as verbs (privilege, verb)`;

/**
 * What the API's roles may do with tables and views: `anon reads professionals except id`, one `line` each.
 */
export const TABLE_RIGHTS = `
  select concat_ws(' ', role, verb, c.relname,
    'except ' || string_agg(a.attname, ', ' order by a.attname)
      filter (where not has_column_privilege(role, c.oid, a.attnum, privilege))) as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
    ${ROLES}, ${VERBS}
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
  group by role, verb, c.relname
  having bool_or(has_column_privilege(role, c.oid, a.attnum, privilege))`;

/** Rules for everything that migrations create, with a query that finds violations, one `line` each. */
export const RULES: Readonly<Record<string, string>> = {
  'every table has row-level security': `
    select relname as line from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity`,

  'every view uses its reader’s policies': `
    select relname as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`,

  'every policy is for anon or authenticated, and reads the session once per query': `
    select tablename || ': ' || policyname as line from pg_policies where schemaname = 'public'
      and (roles && '{public}' or not roles <@ '{anon,authenticated}'
        or concat(qual, with_check) ~* '(?<!select )(auth\\.uid|private\\.is_admin|private\\.may)\\(')`,

  'the API never allows delete, truncate or trigger': `
    select role || ' ' || relname as line from pg_class, ${ROLES}
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm')
      and has_table_privilege(role, pg_class.oid, 'delete, truncate, trigger')`,

  'no function is executable by public': `
    select pronamespace::regnamespace || '.' || proname as line from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`,

  'every function has an empty search path': `
    select pronamespace::regnamespace || '.' || proname as line from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`,

  'every foreign key has an index': `
    select conrelid::regclass || ' ' || conname as line from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid
        -- A null refers to nothing.
        and (indpred is null or pg_get_expr(indpred, indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = conkey[1]))
        and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey)`,

  'every column has a comment, unless its name is self-explanatory': `
    select c.relnamespace::regnamespace || '.' || c.relname || '.' || a.attname as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and col_description(c.oid, a.attnum) is null and a.attname <> all ('{${PLAIN.join(',')}}')`,

  'every table and procedure has a comment': `
    select relname as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and obj_description(oid, 'pg_class') is null
    union all
    select proname from pg_proc where pronamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_proc') is null`,
};
