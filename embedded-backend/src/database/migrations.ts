import type { Database } from './database.ts';
import { laterParts, platformSql } from './platform.sql.ts';

/** One file of supabase/migrations: `<version>_<name>.sql`. */
export interface Migration {
  /** Fourteen digits, in the order of application. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** A migration or the seed was refused and rolled back. */
export class MigrationError extends Error {
  readonly version: string;

  constructor(version: string, cause: unknown) {
    super(`${version}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.version = version;
  }
}

/** An applied migration was edited since: screens would call procedures that do not exist. */
class ChangedMigrationError extends Error {
  constructor(file: string) {
    super(`${file} has changed since this folder was made; start with --fresh`);
    this.name = 'ChangedMigrationError';
  }
}

const fileOf = ({ version, name }: Migration): string => `${version}_${name}.sql`;

async function isNew(database: Database): Promise<boolean> {
  const [row] = await database.query<{ present: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as present`,
  );
  return row?.present == null;
}

/**
 * Migrates the database: the contents of a new project, then each unrecorded migration in its own
 * transaction. Returns the versions applied now. Throws `ChangedMigrationError`, before anything else, when
 * an applied one was edited.
 * @param beforeUpgrade called before the migrations that a database of an earlier release lacks
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  beforeUpgrade?: () => Promise<void>,
): Promise<string[]> {
  await preparePlatform(database);
  if (migrations.length === 0) return [];
  const rows = await database.query<{ version: string; sql: string }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const known = new Map(rows.map(({ version, sql }) => [version, sql]));
  const changed = migrations.find(({ version, sql }) => known.has(version) && known.get(version) !== sql);
  if (changed) throw new ChangedMigrationError(fileOf(changed));
  const pending = migrations
    .filter((migration) => !known.has(migration.version))
    .toSorted((a, b) => a.version.localeCompare(b.version));
  if (rows.length > 0 && pending.length > 0) await beforeUpgrade?.();
  for (const migration of pending) await apply(database, migration);
  return pending.map((migration) => migration.version);
}

/** Creates what a Supabase project contains, or the parts missing from a database of an earlier release. */
async function preparePlatform(database: Database): Promise<void> {
  if (await isNew(database)) return database.transaction((inside) => inside.exec(platformSql));
  for (const { present, sql } of laterParts) {
    const [row] = await database.query<{ missing: boolean }>(`select ${present} is null as missing`);
    if (row?.missing) await database.transaction((inside) => inside.exec(sql));
  }
}

async function apply(database: Database, migration: Migration): Promise<void> {
  const { version, name, sql } = migration;
  try {
    await database.transaction(async (inside) => {
      await inside.exec(sql);
      await inside.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, array[$3])`,
        [version, name, sql],
      );
    });
  } catch (error) {
    throw new MigrationError(fileOf(migration), error);
  }
}

/** Runs the seed unless this database already has it; returns whether it ran. */
export async function seedOnce(database: Database, seed: string): Promise<boolean> {
  const path = 'supabase/seed.sql';
  const rows = await database.query('select 1 from supabase_migrations.seed_files');
  if (rows.length > 0) return false;
  try {
    await database.transaction(async (inside) => {
      await inside.exec(seed);
      await inside.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        path,
        'once',
      ]);
    });
  } catch (error) {
    throw new MigrationError(path, error);
  }
  return true;
}
