import type { Database } from '../database/database.ts';
import type { Broadcast } from './binary-frames.ts';
import type { Entry, Presence } from './presence.ts';
import type { Rooms } from './rooms.ts';
import { inTurn } from './in-turn.ts';

/** Passes clients' broadcasts and presence to the other processes on the same database. */
export interface Relay {
  broadcast(room: string, broadcast: Broadcast): void;
  /** Passes on whom this process now has in a room. */
  presence(room: string): void;
  /** Takes in a notification of channel `realtime_relays`. */
  receive(notification: string): void;
  close(): Promise<void>;
}

type Item =
  | {
      readonly kind: 'broadcast';
      readonly room: string;
      readonly event: string;
      readonly json: boolean;
      readonly body: string;
    }
  | { readonly kind: 'presence'; readonly room: string; readonly entries: readonly Entry[] }
  /** A new process asks the others for their presence; one that ends takes its own back. */
  | { readonly kind: 'hello' | 'gone' };

export interface RelayOptions {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly onError: (error: unknown) => void;
}

const KEPT_S = 20;
const REPEAT_MS = 15_000;
/** A process that is silent for longer has ended. */
const SILENT_MS = 50_000;

const WRITE = `
  with written as (insert into realtime.relays (process, item) values ($1, $2::jsonb) returning process, id)
  select pg_notify('realtime_relays', process || ' ' || id) from written`;

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A relay through the unlogged table realtime.relays, whose rows are deleted within a minute. */
export function createRelay({ database, rooms, presence, onError }: RelayOptions): Relay {
  const process = crypto.randomUUID();
  const heardAt = new Map<string, number>();
  const write = inTurn(onError);
  const read = inTurn(onError);
  const send = (item: Item) => write(() => database.query(WRITE, [process, JSON.stringify(item)]));
  const sendPresence = (room: string) => send({ kind: 'presence', room, entries: presence.localIn(room) });
  const sendAll = () => presence.localRooms().forEach((room) => void sendPresence(room));

  async function take(from: string, id: string): Promise<void> {
    const [row] = await database.query<{ item: Item }>('select item from realtime.relays where id = $1', [
      id,
    ]);
    if (!row) return;
    heardAt.set(from, performance.now());
    const { item } = row;
    if (item.kind === 'broadcast') {
      const { room, event, json, body } = item;
      rooms.spread(room, { event, json, body: toBytes(body) });
    } else if (item.kind === 'presence') presence.setRemote(from, item.room, item.entries);
    else if (item.kind === 'hello') sendAll();
    else forget(from);
  }
  function forget(from: string): void {
    heardAt.delete(from);
    presence.dropRemote(from);
  }
  function repeat(): void {
    sendAll();
    for (const [from, at] of heardAt) if (performance.now() - at > SILENT_MS) forget(from);
    void write(() =>
      database.query(
        `delete from realtime.relays where written_at < clock_timestamp() - interval '${KEPT_S} s'`,
      ),
    );
  }
  const timer: { unref?: () => void } | number = setInterval(repeat, REPEAT_MS);
  if (typeof timer === 'object') timer.unref?.();
  void send({ kind: 'hello' });

  return {
    broadcast: (room, { event, json, body }) =>
      void send({ kind: 'broadcast', room, event, json, body: toText(body) }),
    presence: (room) => void sendPresence(room),
    receive: (notification) => {
      const [from = '', id = ''] = notification.split(' ');
      if (from !== process) void read(() => take(from, id));
    },
    close: async () => {
      clearInterval(timer as ReturnType<typeof setInterval>);
      await read(() => undefined);
      await send({ kind: 'gone' });
    },
  };
}

/** For a database that only this process uses. */
export const NO_RELAY: Relay = {
  broadcast: () => undefined,
  presence: () => undefined,
  receive: () => undefined,
  close: () => Promise.resolve(),
};
