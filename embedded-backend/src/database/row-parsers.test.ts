import type { PGlite } from '@electric-sql/pglite';
import { startFixture } from '../testing/start.ts';

it('opens a database with parsers of arrays, but none of arrays of rows', async () => {
  let pglite: PGlite | undefined;
  const empty: object = await emptySource();
  const backend = await startFixture({ source: { ...empty, onOpen: (opened) => (pglite = opened) } });
  const arrays = await backend.db.query<{ of: string; oid: number }>(
    `select typname as of, typarray as oid from pg_type where typname in ('int4', 'pg_class')`,
  );
  await backend.close();
  expect(arrays).toHaveLength(2);
  expect(arrays.filter(({ oid }) => pglite?.parsers[oid]).map((array) => array.of)).toEqual(['int4']);
});
