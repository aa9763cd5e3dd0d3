import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformSql } from 'embedded-backend/platform';

/** One file of SQL, in one transaction where Supabase's own tool runs it so. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
}

/** What Supabase holds before the first migration. A superuser runs it. */
export const PLATFORM: SqlFile = { name: 'platform', sql: platformSql };

/** Every migration in order. @param root folder of `supabase/` */
export function readMigrations(root: string): readonly SqlFile[] {
  const folder = join(root, 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((name) => inTransaction(name, readFileSync(join(folder, name), 'utf8')));
}

/** The demonstration's people. @param root folder of `supabase/` */
export function readSeed(root: string): SqlFile {
  return inTransaction('seed.sql', readFileSync(join(root, 'seed.sql'), 'utf8'));
}

/** Runs files one after another. @throws naming the file that does not apply, the refusal as its cause */
export async function applyFiles(files: readonly SqlFile[], exec: (sql: string) => Promise<unknown>) {
  for (const { name, sql } of files) {
    await exec(sql).catch((cause: unknown) => {
      throw new Error(`${name} does not apply: ${String(cause)}`, { cause });
    });
  }
}

function inTransaction(name: string, sql: string): SqlFile {
  return { name, sql: `begin;\n${sql}\ncommit;` };
}
