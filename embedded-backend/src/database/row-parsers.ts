import type { PGlite } from '@electric-sql/pglite';

/** Removes the parsers of arrays of rows, which nothing reads: PGlite copies all its parsers for each statement. */
export async function removeRowParsers(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ oid: number }>(
    `select typarray as oid from pg_type where typtype = 'c' and typarray <> 0`,
  );
  for (const { oid } of rows) Reflect.deleteProperty(pglite.parsers, oid);
}
