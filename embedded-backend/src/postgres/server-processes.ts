import postgres from 'postgres';
import type { LimitStore } from '../auth/limit-store.ts';
import type { LoneTask, Processes } from '../database/processes.ts';

/** The first keys of this module's advisory locks. */
const [LOCKS, LIMITS] = [7_301_447, 7_301_448];
const [LEADER, TRANSACTIONS] = [0, 1];
const TASKS: Readonly<Record<LoneTask, number>> = { prepare: 2, mails: 3 };

/** Begins a transaction that other processes' transactions of the backend wait for. */
export const BEGIN = `begin; select pg_advisory_xact_lock(${LOCKS}, ${TRANSACTIONS})`;

/** Limits count for an hour at most. */
const KEPT = '2 hours';

export interface ServerProcesses extends Processes {
  /** Gives up the lead. */
  close(): Promise<void>;
}

/** One for the lead, the others for limits and tasks. */
const CONNECTIONS = 4;

/**
 * What processes on one server's database share. It has connections of its own: limits also count what a transaction
 * rolls back, and the lead belongs to a database session, so it ends with the process, however that ends.
 */
export function openProcesses(url: string): ServerProcesses {
  const server = postgres(url, { max: CONNECTIONS, max_lifetime: null, onnotice: () => undefined });
  let leading: Promise<postgres.ReservedSql> | undefined;
  return {
    limits: limitStore(server),
    async exclusively(name, task) {
      const connection = await server.reserve();
      try {
        await connection`select pg_advisory_lock(${LOCKS}, ${TASKS[name]})`;
        return await task();
      } finally {
        await connection`select pg_advisory_unlock(${LOCKS}, ${TASKS[name]})`;
        connection.release();
      }
    },
    async leads() {
      // Asked each time: a connection that was lost has lost the lead.
      try {
        const connection = await (leading ??= server.reserve());
        const [row] = await connection<{ leads: boolean }[]>`
          select exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
                           and classid = ${LOCKS} and objid = ${LEADER} and granted)
                 or pg_try_advisory_lock(${LOCKS}, ${LEADER}) as leads`;
        return row?.leads ?? false;
      } catch {
        leading = undefined;
        return false;
      }
    },
    async close() {
      // A reserved connection would never end.
      const connection = await leading?.catch(() => undefined);
      connection?.release();
      await server.end();
    },
  };
}

function limitStore(server: postgres.Sql): LimitStore {
  return {
    async change(names, change) {
      await server.begin(async (inside) => {
        // Always in one order, so that two changes cannot wait for each other.
        for (const name of names.toSorted())
          await inside`select pg_advisory_xact_lock(${LIMITS}, hashtext(${name}))`;
        const rows = await inside<{ place: number; value: never }[]>`
          select wanted.place::int, value from auth.limits
          join unnest(${names}::text[]) with ordinality as wanted (name, place)
            on limits.name = sha256(convert_to(wanted.name, 'UTF8'))`;
        const values = names.map((_, index) => rows.find(({ place }) => place === index + 1)?.value);
        const changed = change(values);
        for (const [index, name] of names.entries()) {
          const value = changed[index];
          if (value === undefined)
            await inside`delete from auth.limits where name = sha256(convert_to(${name}, 'UTF8'))`;
          else
            await inside`
              insert into auth.limits values (sha256(convert_to(${name}, 'UTF8')), ${JSON.stringify(value)}::text::jsonb, clock_timestamp())
              on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;
        }
        await inside`delete from auth.limits where changed_at < clock_timestamp() - ${KEPT}::interval`;
      });
    },
  };
}
