import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { readMigrations } from './migrations.ts';

/** A new PGlite in memory with the platform and every migration. Close it. @param root folder of `supabase/` */
export async function openEmbedded(root: string): Promise<PGlite> {
  const db = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgcrypto, unaccent } });
  for (const { name, sql } of readMigrations(root)) {
    await db.exec(sql).catch((cause: unknown) => {
      throw new Error(`${name} does not apply`, { cause });
    });
  }
  return db;
}
