import type { Database } from '../../database/database.ts';
import { RENAMED } from './changes.ts';

/** A row as JSON, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Every row of a table. */
export interface TableRows {
  /** With its schema. */
  readonly table: string;
  /** Columns of the primary key, or all columns without one. */
  readonly key: readonly string[];
  /** Generated columns. */
  readonly generated: readonly string[];
  readonly rows: readonly Row[];
}

/** Tables that may be empty in a release. */
export const TABLES_LEFT_EMPTY: readonly string[] = [];

const TABLES = `
  select n.nspname || '.' || c.relname as table,
    coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary),
      array_agg(a.attname::text order by a.attnum)) as key,
    coalesce(array_agg(a.attname::text) filter (where a.attgenerated <> ''), '{}') as generated
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and n.nspname in ('auth', 'private', 'public', 'storage', 'supabase_migrations')
  group by c.oid, n.nspname, c.relname order by 1`;

/** Reads every table of the database. */
export async function readTables(database: Pick<Database, 'query'>): Promise<readonly TableRows[]> {
  const found: TableRows[] = [];
  for (const table of await database.query<Omit<TableRows, 'rows'>>(TABLES))
    found.push({ ...table, rows: await readRows(database, table.table) });
  return found;
}

/** Reads every row of a table, as the same JSON on either database. */
async function readRows(database: Pick<Database, 'query'>, table: string): Promise<readonly Row[]> {
  const rows = await database.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${table} as t order by 1`,
  );
  return rows.map(({ row }) => JSON.parse(row) as Row);
}

/** Reads the rows of a table of an earlier release, wherever they are now. */
export const readRowsOf = (database: Pick<Database, 'query'>, { table }: TableRows) =>
  readRows(database, RENAMED[table] ?? table);

/** Current value of a database sequence. */
export interface Sequence {
  readonly name: string;
  readonly value: number;
}

/** Reads every sequence that has been used. */
export const readSequences = (database: Pick<Database, 'query'>): Promise<readonly Sequence[]> =>
  database.query<Sequence>(
    `select schemaname || '.' || sequencename as name, last_value::int as value
     from pg_sequences where last_value is not null order by 1`,
  );
