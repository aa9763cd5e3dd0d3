import type { Database } from '../database/database.ts';
import type { Broadcast } from './binary-frames.ts';
import { inTurn } from './in-turn.ts';
import type { Members } from './members.ts';
import type { Entry, Presence } from './presence.ts';

/** Passes clients' broadcasts and presence to the other processes on the same database. */
export interface Relay {
  broadcast(channel: string, broadcast: Broadcast): void;
  /** Passes on who is now present in a channel through this process. */
  presence(channel: string): void;
  /** Handles a payload of the notification channel `realtime_relays`. */
  receive(notification: string): void;
  close(): Promise<void>;
}

type Item =
  | {
      readonly kind: 'broadcast';
      readonly channel: string;
      readonly event: string;
      readonly json: boolean;
      /** Base64. */
      readonly body: string;
    }
  | { readonly kind: 'presence'; readonly channel: string; readonly entries: readonly Entry[] }
  /** `hello`: a new process requests the others' presence; `gone`: an ending one withdraws its own. */
  | { readonly kind: 'hello' | 'gone' };

export interface RelayOptions {
  readonly database: Database;
  readonly members: Members;
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
export function createRelay({ database, members, presence, onError }: RelayOptions): Relay {
  const process = crypto.randomUUID();
  const heardAt = new Map<string, number>();
  const write = inTurn(onError);
  const read = inTurn(onError);
  const send = (item: Item) => write(() => database.query(WRITE, [process, JSON.stringify(item)]));
  const sendPresence = (channel: string) =>
    send({ kind: 'presence', channel, entries: presence.localIn(channel) });
  const sendAll = () => presence.localChannels().forEach((channel) => void sendPresence(channel));

  async function take(from: string, id: string): Promise<void> {
    const [row] = await database.query<{ item: Item }>('select item from realtime.relays where id = $1', [
      id,
    ]);
    if (!row) return;
    heardAt.set(from, performance.now());
    const { item } = row;
    if (item.kind === 'broadcast') {
      const { channel, event, json, body } = item;
      members.broadcast(channel, { event, json, body: toBytes(body) });
    } else if (item.kind === 'presence') presence.setRemote(from, item.channel, item.entries);
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
    broadcast: (channel, { event, json, body }) =>
      void send({ kind: 'broadcast', channel, event, json, body: toText(body) }),
    presence: (channel) => void sendPresence(channel),
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
