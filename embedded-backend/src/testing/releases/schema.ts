import type { Database } from '../../database/database.ts';

const SCHEMAS = `('auth', 'private', 'public', 'storage')`;

const QUERIES: readonly string[] = [
  `select format('%s.%s %s %s%s default %s generated %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then 'not null' end, a.attacl, pg_get_expr(d.adbin, d.adrelid), a.attgenerated) as line
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind in ('r', 'v', 'm', 'p') and c.relnamespace::regnamespace::text in ${SCHEMAS}`,
  `select format('%s %s %s %s', relkind, oid::regclass, relacl, relrowsecurity) as line from pg_class
   where relkind in ('r', 'v', 'm', 'p', 'S') and relnamespace::regnamespace::text in ${SCHEMAS}`,
  `select format('%s on %s: %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid), convalidated) as line
   from pg_constraint where connamespace::regnamespace::text in ${SCHEMAS}`,
  `select indexdef as line from pg_indexes where schemaname in ${SCHEMAS}`,
  `select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) as line from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
   where not t.tgisinternal and c.relnamespace::regnamespace::text in ${SCHEMAS}`,
  `select format('%s %s', pg_get_functiondef(p.oid), p.proacl) as line from pg_proc p
   where p.prokind in ('f', 'p') and p.pronamespace::regnamespace::text in ${SCHEMAS}
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('%s.%s %s %s %s %s using %s check %s', schemaname, tablename, policyname, permissive, roles, cmd, qual,
     with_check) as line from pg_policies where schemaname in ${SCHEMAS}`,
  `select format('%s: %s', enumtypid::regtype, string_agg(enumlabel, ', ' order by enumsortorder)) as line
   from pg_enum group by enumtypid`,
];

/**
 * Everything that migrations define, one line each, sorted: databases with the same lines behave the same.
 */
export async function schemaOf(database: Pick<Database, 'query'>): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const query of QUERIES)
    lines.push(...(await database.query<{ line: string }>(query)).map(({ line }) => line));
  return lines.toSorted();
}
