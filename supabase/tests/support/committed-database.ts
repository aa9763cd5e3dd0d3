import type { Connection } from './connection.ts';
import { become, type TestDatabase } from './database.ts';
import { credentials } from './people.ts';
import { TUESDAY_MORNING } from './test-instants.ts';

/** A test's database that other processes use too: each statement is committed in its own transaction. */
export function committedDatabase(connection: Connection): TestDatabase {
  let now = TUESDAY_MORNING;
  const as: TestDatabase['as'] = async <Row>(...[actor, sql, parameters]: Parameters<TestDatabase['as']>) => {
    await connection.query('begin');
    try {
      await connection.query(`select set_config('app.now', $1, true)`, [now]);
      await become(connection, credentials(actor));
      const rows = await connection.query<Row>(sql, parameters);
      await connection.query('commit');
      return rows;
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  };
  return {
    as,
    owner: (sql, parameters) => as('owner', sql, parameters),
    travel: (instant) => {
      now = instant;
      return Promise.resolve();
    },
  };
}
