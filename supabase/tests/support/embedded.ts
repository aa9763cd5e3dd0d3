import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { removeRowParsers } from 'embedded-backend/row-parsers';
import { applyFiles, PLATFORM, readMigrations } from './migrations.ts';

const options = {
  extensions: { btree_gist, pg_trgm, pgcrypto, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'],
};

/**
 * A new in-memory PGlite with the platform and every migration. The caller closes it.
 * @param root folder of `supabase/`
 */
export async function openEmbedded(root: string): Promise<PGlite> {
  const db = await PGlite.create(options);
  await applyFiles([PLATFORM, ...readMigrations(root)], (sql) => db.exec(sql));
  return db;
}

/** A PGlite from a dump; ten times as fast as the migrations. The caller closes it. */
export async function restoreEmbedded(snapshot: Blob): Promise<PGlite> {
  const db = await PGlite.create({ ...options, loadDataDir: snapshot });
  await removeRowParsers(db);
  return db;
}
