import type { Backend } from '../backend.ts';

/** Rows to come back to: what end-to-end and page tests start each test from. */
export interface Template {
  /** Puts every table back to the template's rows, in the queue of the requests; empties the mailbox. */
  readonly restore: () => Promise<void>;
}

const SCHEMAS = ['auth', 'private', 'public', 'storage'];

interface TableRow {
  readonly schema: string;
  readonly name: string;
  /** Columns that can be written: generated ones cannot. */
  readonly columns: readonly string[];
}

const TABLES = `
  select n.nspname as schema, c.relname as name,
    array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and n.nspname = any ($1)
  group by 1, 2 order by 1, 2`;

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

/**
 * Copies all rows aside, sessions included, so that tokens handed out before stay valid. Restoring is one batch
 * of SQL without triggers and foreign keys: some tens of milliseconds.
 */
export async function takeTemplate(backend: Backend): Promise<Template> {
  const tables = await backend.db.query<TableRow>(TABLES, [SCHEMAS]);
  const copies = tables.map(({ schema, name }) => ({
    table: `${quoted(schema)}.${quoted(name)}`,
    copy: `template.${quoted(`${schema}.${name}`)}`,
  }));
  await backend.db.exec(
    [
      'drop schema if exists template cascade; create schema template',
      ...copies.map(({ table, copy }) => `create table ${copy} as table ${table}`),
    ].join(';\n'),
  );
  const restore = [
    `set local session_replication_role = replica`,
    `truncate ${copies.map(({ table }) => table).join(', ')} cascade`,
    ...copies.map(({ table, copy }, index) => {
      const columns = tables[index]?.columns.join(', ') ?? '';
      return `insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}`;
    }),
  ].join(';\n');
  return {
    restore: async () => {
      await backend.db.transaction((inside) => inside.exec(restore));
      await backend.mailbox.clear();
    },
  };
}
