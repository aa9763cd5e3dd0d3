import type { IntrospectResult, JoinDef } from '@supabase/lite';

/** The table behind an embedded name, relative to its parent table. */
export interface Relation {
  readonly table: string;
  /** Whether each row has at most one. False when that is not certain. */
  readonly isSingle: boolean;
}

type Schema = Pick<IntrospectResult, 'foreign_keys' | 'primary_keys' | 'unique_constraints'>;

/**
 * Finds the table behind a name, which may be a table, a view, a foreign key or one of its columns, as in
 * lite.
 */
export function relationOf(
  schema: Schema,
  parent: string,
  alias: string,
  join: JoinDef | undefined,
): Relation {
  const name = join?.from ?? alias;
  const keys = schema.foreign_keys;
  const byColumn = keys.find((key) => key.table === parent && key.column === name);
  const byName = keys.find(
    (key) => key.foreign_key_name === name && (key.table === parent || key.ref_table === parent),
  );
  const byReferenced = keys.find((key) => key.ref_table === parent && key.ref_column === name);
  const table =
    byColumn?.ref_table ??
    (byName?.table === parent ? byName.ref_table : byName?.table) ??
    byReferenced?.table ??
    name;
  const between = keys.filter(
    (key) =>
      (key.table === parent && key.ref_table === table) || (key.table === table && key.ref_table === parent),
  );
  const isSingle =
    between.length > 0 && between.every((key) => key.table === parent || isUnique(schema, table, key.column));
  return { table, isSingle };
}

/** Whether a column alone is unique in its table. */
export function isUnique(
  { primary_keys, unique_constraints }: Schema,
  table: string,
  column: string,
): boolean {
  return [...primary_keys, ...unique_constraints].some(
    (key) => key.table === table && key.columns.length === 1 && key.columns[0] === column,
  );
}
