import postgres from 'postgres';
import { postgrestParsers } from '../database/parsers.ts';

/** A session reserved for one task until it is released. */
export type Session = postgres.ReservedSql;

/** The server's sessions, each with the backend's time. */
export interface Sessions {
  acquire(): Promise<Session>;
  /** Sets the current time of all sessions from their next task on; empty: the server's clock. */
  holdTime(instant: string): void;
  close(): Promise<void>;
}

const SESSIONS = 10;

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

/** Opens up to ten sessions on demand. */
export function openSessions(url: string): Sessions {
  const server = postgres(url, {
    max: SESSIONS,
    types: types as never,
    onnotice: () => undefined,
    connection: { search_path: '"$user",public,extensions', TimeZone: 'UTC' },
  });
  let time: string | undefined;
  return {
    async acquire() {
      const session = await server.reserve();
      if (time !== undefined) await session`select set_config('app.now', ${time}, false)`;
      return session;
    },
    holdTime: (instant) => {
      time = instant;
    },
    close: () => server.end(),
  };
}
