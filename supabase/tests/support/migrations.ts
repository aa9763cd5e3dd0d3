import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One migration: its file name, and its SQL in one transaction as Supabase's own tool runs it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * What stands before the product's own data: the platform Supabase brings, then every migration in order.
 *
 * @param root folder of `supabase/`
 */
export function readMigrations(root: string): readonly Migration[] {
  const folder = join(root, 'migrations');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return [
    { name: 'platform.sql', sql: readFileSync(join(root, 'tests/support/platform.sql'), 'utf8') },
    ...files.map((name) => ({ name, sql: inTransaction(readFileSync(join(folder, name), 'utf8')) })),
  ];
}

function inTransaction(sql: string): string {
  return `begin;\n${sql}\ncommit;`;
}
