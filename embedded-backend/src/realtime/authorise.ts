import type { Database } from '../database/database.ts';
import type { Caller } from '../gate/caller.ts';

/** What the policies of realtime.messages allow on one topic. */
export interface Rights {
  readonly broadcast: boolean;
  readonly presence: boolean;
}

export const ALL_RIGHTS: Rights = { broadcast: true, presence: true };

const EXTENSIONS = ['broadcast', 'presence'] as const;

class RolledBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs work in a transaction that is always rolled back. Returns the work's result. */
async function probe<T>(database: Database, work: (inside: Database) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(async (inside) => {
      throw new RolledBack(await work(inside));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

const become = (inside: Database, topic: string, caller: Caller) =>
  inside.query(
    `select set_config('role', $1, true), set_config('realtime.topic', $2, true),
       set_config('request.jwt.claims', $3, true)`,
    [caller.role, topic, JSON.stringify(caller)],
  );

/** What the caller may receive on a topic. As in Supabase: the owner inserts a row of each kind, and the caller reads them. */
export const readRights = (database: Database, topic: string, caller: Caller): Promise<Rights> =>
  probe(database, async (inside) => {
    const rows = await inside.query<{ id: string; extension: string }>(
      `insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence')
       returning id, extension`,
      [topic],
    );
    await become(inside, topic, caller);
    const seen = await inside.query<{ id: string }>(
      'select id from realtime.messages where id in ($1, $2)',
      rows.map(({ id }) => id),
    );
    const sees = (wanted: string) =>
      rows.some(({ id, extension }) => extension === wanted && seen.some((row) => row.id === id));
    return { broadcast: sees('broadcast'), presence: sees('presence') };
  });

/** What the caller may send on a topic: the caller inserts a row of each kind. */
export const writeRights = (database: Database, topic: string, caller: Caller): Promise<Rights> =>
  probe(database, async (inside) => {
    await become(inside, topic, caller);
    const allowed = new Set<string>();
    for (const extension of EXTENSIONS) if (await mayInsert(inside, topic, extension)) allowed.add(extension);
    return { broadcast: allowed.has('broadcast'), presence: allowed.has('presence') };
  });

async function mayInsert(inside: Database, topic: string, extension: string): Promise<boolean> {
  await inside.exec('savepoint attempt');
  try {
    await inside.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
      topic,
      extension,
    ]);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    return false;
  } finally {
    await inside.exec('rollback to savepoint attempt');
  }
}
