import type { Database } from 'embedded-backend';
import type { Actor } from './actors.ts';

/** The database's response: rows, or the code and message of its error. */
export type Outcome =
  { readonly rows: readonly Record<string, unknown>[] } | { readonly code: string; readonly message: string };

class Undo extends Error {
  readonly rows: readonly Record<string, unknown>[];

  constructor(rows: readonly Record<string, unknown>[]) {
    super('undo');
    this.rows = rows;
  }
}

/** The API's role for an actor. */
export const roleOf = (actor: Actor) => (actor.id === null ? 'anon' : 'authenticated');

/** Runs one statement as an actor, after the owner's preparation, and rolls everything back. */
export async function attempt(db: Database, actor: Actor, sql: string, prepare = ''): Promise<Outcome> {
  const role = roleOf(actor);
  const claims = actor.id === null ? '' : JSON.stringify({ sub: actor.id, role, session_id: actor.id });
  try {
    return await db.transaction(async (inside) => {
      if (prepare) await inside.exec(prepare);
      await inside.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      await inside.exec(`set local role ${role}`);
      throw new Undo(await inside.query<Record<string, unknown>>(sql));
    });
  } catch (error) {
    if (error instanceof Undo) return { rows: error.rows };
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (typeof code !== 'string') throw error;
    return { code, message: String(message) };
  }
}
