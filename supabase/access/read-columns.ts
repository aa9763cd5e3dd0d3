import type { Database } from 'embedded-backend';

/** Columns withheld by the grants on a table, and the policies that choose its rows. */
export interface TableRules {
  readonly name: string;
  /** Columns withheld from visitors who may read others of the table; null: all of them. */
  readonly hiddenFromVisitors: readonly string[] | null;
  readonly hiddenFromPeople: readonly string[] | null;
  readonly changeable: readonly string[];
  readonly policies: readonly string[];
}

const columns = (role: string, privilege: string, granted: boolean) =>
  `array_agg(attname::text order by attname) filter (where ${granted ? '' : 'not '}
    has_column_privilege('${role}', attrelid, attnum, '${privilege}'))`;
const hidden = (role: string) =>
  `case when bool_or(has_column_privilege('${role}', attrelid, attnum, 'select'))
    then coalesce(${columns(role, 'select', false)}, '{}') end`;

const RULES = `
  select c.relname as name, ${hidden('anon')} as "hiddenFromVisitors", ${hidden('authenticated')} as "hiddenFromPeople",
    coalesce(${columns('authenticated', 'update', true)}, '{}') as changeable,
    (select coalesce(array_agg(lower(cmd) || ': ' || policyname order by policyname), '{}')
     from pg_policies where schemaname = 'public' and tablename = c.relname) as policies
  from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
  group by c.relname order by c.relname`;

/** Reads grants and policies from the database's catalogue. */
export const readColumns = (db: Database): Promise<readonly TableRules[]> => db.query<TableRules>(RULES);
