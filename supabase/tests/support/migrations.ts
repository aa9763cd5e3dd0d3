import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformSql } from 'embedded-backend/platform';

/** An SQL file, run in one transaction if Supabase's own tool does so. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
}

/** What Supabase contains before the first migration. Run by a superuser. */
export const PLATFORM: SqlFile = { name: 'platform', sql: platformSql };

/**
 * Every migration in order.
 * @param root folder of `supabase/`
 */
export function readMigrations(root: string): readonly SqlFile[] {
  const folder = join(root, 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((name) => inTransaction(name, readFileSync(join(folder, name), 'utf8')));
}

/**
 * The demonstration's seed.
 * @param root folder of `supabase/`
 */
export function readSeed(root: string): SqlFile {
  return inTransaction('seed.sql', readFileSync(join(root, 'seed.sql'), 'utf8'));
}

/**
 * Runs files one after another.
 * @throws an error that names the failing file, with the database's error as its cause
 */
export async function applyFiles(files: readonly SqlFile[], exec: (sql: string) => Promise<unknown>) {
  for (const { name, sql } of files) {
    await exec(sql).catch((cause: unknown) => {
      throw new Error(`${name} failed: ${String(cause)}`, { cause });
    });
  }
}

function inTransaction(name: string, sql: string): SqlFile {
  return { name, sql: `begin;\n${sql}\ncommit;` };
}
