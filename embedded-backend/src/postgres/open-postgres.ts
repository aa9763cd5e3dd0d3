import { createPostgresConnection } from '@supabase/lite/postgres';
import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { Mutex } from '../database/mutex.ts';
import type { OpenDatabase } from '../database/open.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { applyRoleTimeouts } from './role-timeouts.ts';
import { openSessions, type Session, type Sessions } from './sessions.ts';

/**
 * A source for `createBackend`: a database of a real PostgreSQL, 15 or newer, opened as a superuser. For
 * tests and measurements where PGlite's single session would be a limit.
 */
export function postgresDatabase(url: string): () => Promise<OpenDatabase> {
  return () => Promise.resolve(open(url));
}

function open(url: string): OpenDatabase {
  const sessions = openSessions(url);
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: postgresDialect(sessions) });
  applyRoleTimeouts(connection);
  return {
    connection,
    database: databaseOf(sessions),
    holdTime: (instant) => Promise.resolve(sessions.holdTime(instant)),
    dump: () => Promise.reject(new Error('Use pg_dump for a database of a server.')),
    async close() {
      await sessions.close();
      await connection.close();
    },
  };
}

/** Interface for the backend's own code. Its transactions are serialized, as on PGlite. */
function databaseOf(sessions: Sessions): Database {
  const turns = new Mutex();
  const inSession = async <T>(work: (inside: Database) => Promise<T>): Promise<T> => {
    const session = await sessions.acquire();
    try {
      return await work(insideOf(session));
    } finally {
      session.release();
    }
  };
  return {
    query: (sql, parameters) => inSession((inside) => inside.query(sql, parameters)),
    exec: (sql) => inSession((inside) => inside.exec(sql)),
    transaction: (work) =>
      turns.run(() =>
        inSession(async (inside) => {
          await inside.exec('begin');
          try {
            const result = await work(inside);
            await inside.exec('commit');
            return result;
          } catch (error) {
            await inside.exec('rollback');
            throw error;
          }
        }),
      ),
  };
}

function insideOf(session: Session): Database {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return [...(await session.unsafe(sql, parameters as never[]))] as Row[];
    },
    async exec(sql) {
      await session.unsafe(sql).simple();
    },
    transaction: () => Promise.reject(new Error('Transactions do not nest.')),
  };
}
