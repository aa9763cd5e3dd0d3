import type { TestDatabase } from './database.ts';
import type { Actor } from './people.ts';

/** Expects a statement to fail with a procedure's own code, or PostgreSQL's. */
export async function expectRefusal(
  database: TestDatabase,
  who: Actor,
  sql: string,
  parameters: readonly unknown[],
  code: string,
): Promise<void> {
  const refused = /^[0-9A-Z]{5}$/.test(code) ? { code } : { code: 'P0001', message: code };
  await expect(database.as(who, sql, parameters)).rejects.toMatchObject(refused);
}
