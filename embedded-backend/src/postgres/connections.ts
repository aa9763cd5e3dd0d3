import postgres from 'postgres';
import type { OpenDatabase } from '../database/open.ts';
import { postgrestParsers } from '../database/parsers.ts';

/** A connection reserved for one task until it is released. */
export type ServerConnection = postgres.ReservedSql;

/** The server's connections, each with the backend's time. */
export interface ServerConnections {
  acquire(): Promise<ServerConnection>;
  /** Sets the current time of all connections from their next task on; empty: the server's clock. */
  holdTime(instant: string): void;
  /** See `OpenDatabase`. It uses a connection of its own. */
  readonly listen: OpenDatabase['listen'];
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 10;

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
/** A string is already JSON, as in PGlite. */
const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const fromJson = (text: string): unknown => JSON.parse(text);

/** Values as PostgREST writes them, under our own names: postgres.js needs one for each type. */
const types = {
  json: { to: 114, from: [114], serialize: asJson, parse: fromJson },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: fromJson },
  ...Object.fromEntries(
    Object.entries(postgrestParsers).map(([id, parse]) => [
      `type${id}`,
      { to: Number(id), from: [Number(id)], serialize: asText, parse },
    ]),
  ),
};

/** Opens up to ten connections on demand. */
export function openConnections(url: string): ServerConnections {
  const server = postgres(url, {
    max: MAX_CONNECTIONS,
    types: types as never,
    onnotice: () => undefined,
    connection: { search_path: '"$user",public,extensions', TimeZone: 'UTC' },
  });
  let time: string | undefined;
  return {
    async acquire() {
      const connection = await server.reserve();
      if (time !== undefined) await connection`select set_config('app.now', ${time}, false)`;
      return connection;
    },
    holdTime: (instant) => {
      time = instant;
    },
    listen: async (channel, onPayload, onGap) => {
      let isFirst = true;
      const listening = await server.listen(channel, onPayload, () => {
        if (!isFirst) onGap();
        isFirst = false;
      });
      return () => listening.unlisten();
    },
    close: () => server.end(),
  };
}
