import type { Database } from '../database/database.ts';
import type { Caller } from '../gate/caller.ts';
import { duplicate, unauthorized } from './storage-error.ts';

/** Runs statements in a transaction as the caller of a request, under row-level security. */
export type AsCaller = <T>(caller: Caller, work: (inside: Database) => Promise<T>) => Promise<T>;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Converts database errors into the storage server's errors. */
export function createAsCaller(database: Database): AsCaller {
  return async (caller, work) => {
    try {
      return await database.transaction(async (inside) => {
        await inside.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(caller)]);
        await inside.exec(`set local role ${caller.role}`); // one of three, checked by the gateway
        return work(inside);
      });
    } catch (error) {
      if (codeOf(error) === '42501') throw unauthorized();
      if (codeOf(error) === '23505') throw duplicate();
      throw error;
    }
  };
}
