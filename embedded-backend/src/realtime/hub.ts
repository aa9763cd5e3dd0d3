import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Caller } from '../gate/caller.ts';
import type { BackendKeys } from '../keys.ts';
import { handle, leave, type Channels } from './channel.ts';
import { decode, type Message } from './frames.ts';
import { inTurn } from './in-turn.ts';
import { join } from './join.ts';
import { LIMITS } from './limits.ts';
import { reply, type Connection, type Member } from './member.ts';
import { postBroadcasts } from './post-broadcasts.ts';
import { Presence } from './presence.ts';
import { createRelay, NO_RELAY } from './relay.ts';
import { Members } from './members.ts';
import { deliverSent } from './sent-messages.ts';
import { startOnce } from './start-once.ts';
import { callerOfKey, createTokenCheck } from './tokens.ts';
import type { Sockets } from './wire.ts';

/** Supabase Realtime's broadcast and presence. */
export interface Realtime extends Sockets {
  /** Handles POST /realtime/v1/api/broadcast. */
  post(request: Request, caller: Caller): Promise<Response>;
  /** Closes every connection. */
  close(): Promise<void>;
}

export interface HubOptions {
  readonly open: OpenDatabase;
  readonly keys: BackendKeys;
  readonly clock: Clock;
  readonly hasPublicChannels: boolean;
  readonly onError: (error: unknown) => void;
}

/** Realtime over one database. It listens to the database from the first connection on. */
export function createHub({ open, keys, clock, hasPublicChannels, onError }: HubOptions): Realtime {
  const { database } = open;
  const members = new Members();
  const presence = new Presence(members);
  /** Each with a function that resolves when all its messages are handled. */
  const connections = new Map<Connection, () => Promise<unknown>>();
  const inOrder = inTurn(onError);
  let isClosed = false;

  async function start(stops: (() => Promise<unknown>)[]): Promise<Channels> {
    const closeAll = () => disconnect(1012, 'The connection to the database was lost.');
    const listen = async (channel: string, onPayload: (payload: string) => void) =>
      void stops.push(await open.listen(channel, onPayload, closeAll));
    await listen('realtime_messages', (id) => void inOrder(() => deliverSent(database, members, id)));
    let relay = NO_RELAY;
    if (open.isShared) {
      await listen('realtime_relays', (notification) => relay.receive(notification));
      relay = createRelay({ database, members, presence, onError });
      stops.unshift(relay.close);
    }
    const now = () => clock.now();
    return {
      database,
      members,
      presence,
      relay,
      checkToken: createTokenCheck(keys, clock),
      now,
      hasPublicChannels,
    };
  }
  // The database may refuse to listen, such as while it restarts.
  const started = startOnce(start);
  const disconnect = (code: number, reason: string) => {
    for (const { wire } of connections.keys()) wire.close(code, reason);
  };

  async function leaveAll(members: Iterable<Member>): Promise<void> {
    const all = await started.current();
    if (!all) return;
    for (const member of members) leave(all, member);
  }

  async function take(connection: Connection, message: Message): Promise<void> {
    const { topic, event } = message;
    if (!topic.startsWith('realtime:')) return reply(connection, message, 'error', UNKNOWN);
    if (event === 'phx_join') return join(await started.get(), connection, message);
    const member = connection.members.get(topic.slice('realtime:'.length));
    if (member) return handle(await started.get(), member, message);
    return event === 'phx_leave'
      ? reply(connection, message, 'ok')
      : reply(connection, message, 'error', UNKNOWN);
  }

  return {
    connect(address, wire) {
      const keyCaller = callerOfKey(address.searchParams.get('apikey'), keys);
      if (isClosed || keyCaller === null || connections.size >= LIMITS.connections) return null;
      const version = address.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      const connection: Connection = { wire, version, keyCaller, members: new Map() };
      const topics = new Map<string, (task: () => unknown) => Promise<void>>();
      // A channel handles its messages one after another, like a Phoenix process.
      const turnOf = (topic: string) => {
        const turn = topics.get(topic) ?? inTurn(onError);
        if (topics.size <= LIMITS.channelsPerConnection) topics.set(topic, turn);
        return turn;
      };
      const settled = () => Promise.all([...topics.values()].map((turn) => turn(() => undefined)));
      connections.set(connection, settled);
      return {
        receive(frame) {
          const message = readable(() => decode(frame, version));
          if (!message) return;
          if (message.topic === 'phoenix' && message.event === 'heartbeat')
            return reply(connection, message, 'ok');
          void turnOf(message.topic)(() => (connections.has(connection) ? take(connection, message) : null));
        },
        closed() {
          connections.delete(connection);
          void settled().then(() => leaveAll(connection.members.values()));
        },
      };
    },
    post: async (request, caller) => postBroadcasts(await started.get(), request, caller),
    async close() {
      isClosed = true;
      const open = [...connections.values()];
      disconnect(1001, 'The server is stopping.');
      await Promise.all(open.map((settled) => settled()));
      await leaveAll(members.all());
      await inOrder(() => undefined);
      await started.stop();
    },
  };
}

const UNKNOWN = { reason: 'unmatched topic' };

/** A frame that cannot be read is dropped and the connection stays, as in Supabase. */
function readable(read: () => Message): Message | null {
  try {
    return read();
  } catch {
    return null;
  }
}
