import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely } from 'kysely';
import { queuedDatabase, type Database } from './database.ts';
import { keepExitCode, keepingExitCode } from './exit-code.ts';
import { lockedDialect } from './locked-dialect.ts';
import { Mutex } from './mutex.ts';
import { postgrestParsers, textSerializers } from './parsers.ts';
import { removeRowParsers } from './row-parsers.ts';
import { onlyProcess, type Processes } from './processes.ts';
import { refuseUnfitValues } from './sent-values.ts';

/** Options of a PGlite. Without a folder and a snapshot the database starts empty. */
export interface PgliteSource {
  /** Folder on disk (Node only); default: memory. */
  readonly folder?: string;
  /** A tar (or tar.gz) made by `dump`, loaded at start. */
  readonly snapshot?: Blob;
  /** Prepares PGlite before anything else uses it. */
  readonly onOpen?: (pglite: PGlite) => void;
  /** PGlite's own files, if the host has already loaded them. */
  readonly assets?: Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>;
}

/** The source of the rows: PGlite, or a database that the host opens (embedded-backend/postgres). */
export type Source = PgliteSource | (() => Promise<OpenDatabase>);

/** An open database: lite's connection, and the interface for the backend's own code. */
export interface OpenDatabase {
  readonly connection: PgliteConnection | PostgresConnection;
  readonly database: Database;
  /** Sets the current time of all later statements (`app.now`); empty: the database's own clock. */
  holdTime(instant: string): Promise<void>;
  /** The whole database as a tar file, taken between two tasks. */
  dump(compression: 'none' | 'gzip'): Promise<Blob>;
  /** Whether other processes may use the database too. */
  readonly isShared: boolean;
  readonly processes: Processes;
  /**
   * Listens to a channel of PostgreSQL's notifications; `onGap` is called when some may have been missed. Returns a
   * function that stops listening.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * A new database would use the machine's time zone. Supabase uses UTC, and so do responses and data exports.
 */
const SETTINGS = ['search_path="$user",public,extensions', 'wal_sync_method=fsync', 'timezone=UTC'].flatMap(
  (setting) => ['-c', setting],
);

/** PGlite's own start parameters without `-F`, which would switch fsync off. */
function startParams(): string[] {
  const isSearchPath = (value: string | undefined) => value?.startsWith('search_path=') ?? false;
  const kept = PGlite.defaultStartParams.filter(
    (value, index, all) => value !== '-F' && !isSearchPath(value) && !isSearchPath(all[index + 1]),
  );
  return [...kept, ...SETTINGS];
}

/** Opens the database of a source. */
export const openDatabase = (source: Source): Promise<OpenDatabase> =>
  typeof source === 'function' ? source() : openPglite(source);

/** Opens a PGlite and queues all access to its single session. */
async function openPglite(source: PgliteSource): Promise<OpenDatabase> {
  const connection = await keepingExitCode(() => connect(source));
  const pglite = connection.driver;
  keepExitCode(pglite);
  source.onOpen?.(pglite);
  const mutex = new Mutex();
  connection.kysely = new Kysely({ dialect: lockedDialect(pglite, mutex) });
  const database = queuedDatabase(pglite, mutex);
  return {
    connection,
    database,
    holdTime: async (instant) => {
      await database.query(`select set_config('app.now', $1, false)`, [instant]);
    },
    dump: (compression) =>
      mutex.run(async () => {
        await pglite.exec('checkpoint');
        return pglite.dumpDataDir(compression);
      }),
    isShared: false,
    processes: onlyProcess(),
    listen: async (channel, onPayload) => {
      const stop = await mutex.run(() => pglite.listen(channel, onPayload));
      return () => mutex.run(() => stop());
    },
    close: () => mutex.run(() => keepingExitCode(() => connection.close())),
  };
}

async function connect(source: PgliteSource): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(source.folder === undefined ? {} : { url: source.folder }),
    pgliteOptions: {
      ...source.assets,
      ...(source.snapshot === undefined ? {} : { loadDataDir: source.snapshot }),
      extensions: { btree_gist, pg_trgm, pgcrypto, unaccent },
      parsers: postgrestParsers,
      serializers: textSerializers,
      relaxedDurability: false,
      startParams: startParams(),
    },
  });
  await connection.driver.waitReady;
  await removeRowParsers(connection.driver);
  refuseUnfitValues(connection.driver);
  return connection;
}
