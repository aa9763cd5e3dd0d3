import type { Backend } from '../backend.ts';

/** A copy of all rows, restored before each end-to-end and page test. */
export interface Template {
  /** Restores every table to the template's rows, in the queue of the requests; empties the mailbox. */
  readonly restore: () => Promise<void>;
}

const SCHEMAS = ['auth', 'private', 'public', 'storage'];

interface TableRow {
  readonly schema: string;
  readonly name: string;
  /** Writable columns, without generated ones. */
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
 * Copies all rows, sessions included, so that tokens issued before stay valid. Restoring finds tables with
 * rows of a later transaction or another row count than the copy, and rewrites them completely, in the copy's
 * order, without triggers and foreign keys.
 */
export async function takeTemplate(backend: Backend): Promise<Template> {
  const tables = await backend.db.query<TableRow>(TABLES, [SCHEMAS]);
  const copies = tables.map(({ schema, name, columns }) => ({
    table: `${quoted(schema)}.${quoted(name)}`,
    copy: `template.${quoted(`${schema}.${name}`)}`,
    columns: columns.join(', '),
  }));
  await backend.db.exec(
    [
      'drop schema if exists template cascade; create schema template',
      ...copies.map(({ table, copy }) => `create table ${copy} as table ${table}`),
    ].join(';\n'),
  );
  const counts = await backend.db.query<{ rows: string }>(
    copies.map(({ copy }) => `select count(*) as rows from ${copy}`).join(' union all '),
  );
  /** Constants instead of parameters: planning takes most of the time. */
  const changesSince = (transaction: string) =>
    copies
      .map(
        ({ table }, index) => `
          select ${index} as index from ${table}
          having count(*) <> ${counts[index]?.rows} or min(age(xmin)) < age('${transaction}'::xid)`,
      )
      .join(' union all ');
  const putBack = ({ table, copy, columns }: (typeof copies)[number]) => `
    delete from ${table};
    insert into ${table} (${columns}) overriding system value select ${columns} from ${copy};`;
  const transactionOf = async (database: Pick<Backend['db'], 'query'>) => {
    const [row] = await database.query<{ id: string }>('select pg_current_xact_id()::xid::text as id');
    if (!row) throw new Error('pg_current_xact_id() returned no transaction id');
    return row.id;
  };
  let last = await transactionOf(backend.db);
  return {
    restore: async () => {
      last = await backend.db.transaction(async (inside) => {
        const changed = await inside.query<{ index: number }>(changesSince(last));
        const touched = copies.filter((_, index) => changed.some((row) => row.index === index));
        await inside.exec(`set local session_replication_role = replica; ${touched.map(putBack).join('')}`);
        return transactionOf(inside);
      });
      await backend.mailbox.clear();
    },
  };
}
