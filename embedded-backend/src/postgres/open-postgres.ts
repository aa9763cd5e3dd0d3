import { createPostgresConnection } from '@supabase/lite/postgres';
import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { Mutex } from '../database/mutex.ts';
import type { OpenDatabase } from '../database/open.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { applyRoleTimeouts } from './role-timeouts.ts';
import { BEGIN, openProcesses } from './server-processes.ts';
import { openConnections, type ServerConnection, type ServerConnections } from './connections.ts';

/**
 * A source for `createBackend`: a database of a real PostgreSQL, 15 or newer, opened as a superuser. For
 * tests and measurements where PGlite's single connection would be a limit.
 */
export function postgresDatabase(url: string): () => Promise<OpenDatabase> {
  return () => Promise.resolve(open(url));
}

function open(url: string): OpenDatabase {
  const connections = openConnections(url);
  const processes = openProcesses(url);
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: postgresDialect(connections) });
  applyRoleTimeouts(connection);
  return {
    connection,
    database: databaseOf(connections),
    holdTime: (instant) => Promise.resolve(connections.holdTime(instant)),
    dump: () => Promise.reject(new Error('Use pg_dump for a database of a server.')),
    isShared: true,
    processes,
    listen: (...wanted) => connections.listen(...wanted),
    async close() {
      await connections.close();
      await processes.close();
      await connection.close();
    },
  };
}

/** Interface for the backend's own code. Its transactions are serialized across processes, as on PGlite. */
function databaseOf(connections: ServerConnections): Database {
  const turns = new Mutex();
  const inConnection = async <T>(work: (inside: Database) => Promise<T>): Promise<T> => {
    const connection = await connections.acquire();
    try {
      return await work(insideOf(connection));
    } finally {
      connection.release();
    }
  };
  return {
    query: (sql, parameters) => inConnection((inside) => inside.query(sql, parameters)),
    exec: (sql) => inConnection((inside) => inside.exec(sql)),
    transaction: (work) =>
      turns.run(() =>
        inConnection(async (inside) => {
          await inside.exec(BEGIN);
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

function insideOf(connection: ServerConnection): Database {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return [...(await connection.unsafe(sql, parameters as never[]))] as Row[];
    },
    async exec(sql) {
      await connection.unsafe(sql).simple();
    },
    transaction: () => Promise.reject(new Error('Transactions do not nest.')),
  };
}
