import type { Caller } from '../gate/caller.ts';
import { ALL_RIGHTS, readRights, type Rights } from './authorise.ts';
import { leave, watchToken, type Channels } from './channel.ts';
import type { Message } from './frames.ts';
import { createRate, LIMITS } from './limits.ts';
import { channelOf, push, reply, type Connection, type Member } from './member.ts';
import { replay, type ReplayRequest } from './sent-messages.ts';

/** A channel's settings, as supabase-js sends them. */
interface Settings {
  readonly private?: boolean;
  readonly broadcast?: { readonly ack?: boolean; readonly self?: boolean; readonly replay?: ReplayRequest };
  readonly presence?: { readonly key?: string; readonly enabled?: boolean };
}

/** A refusal with its reason, which supabase-js passes to the subscriber. It repeats the join for ever. */
class Refused extends Error {}

/** Joins a channel, or replies with the reason of a refusal. */
export async function join(channels: Channels, connection: Connection, message: Message): Promise<void> {
  const topic = message.topic.slice('realtime:'.length);
  const before = connection.members.get(topic);
  if (before) {
    leave(channels, before);
    push(before, 'phx_close', {}, before.joinRef);
  }
  const { config = {}, access_token: token } = {
    ...(message.payload as { config?: Settings; access_token?: unknown } | null),
  };
  try {
    if (topic === '') throw new Refused('TopicNameRequired: You must provide a topic name');
    const caller = await callerOf(channels, connection, token);
    const read = await rightsOf(channels, topic, config.private === true, caller);
    if (connection.members.size >= LIMITS.channelsPerConnection)
      throw new Refused('ChannelRateLimitReached: Too many channels');
    const isFromKey = caller === connection.keyCaller;
    const member = memberOf(connection, message, config, { caller, read, token: isFromKey ? null : token });
    connection.members.set(topic, member);
    channels.members.add(member);
    watchToken(channels, member);
    reply(connection, message, 'ok', { postgres_changes: [] });
    if (config.presence?.enabled && read.presence)
      push(member, 'presence_state', channels.presence.stateIn(member.channel));
    if (config.broadcast?.replay && member.isPrivate)
      await replay(channels.database, member, config.broadcast.replay);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    reply(connection, message, 'error', { reason: error.message });
  }
}

async function callerOf(
  { checkToken }: Channels,
  { keyCaller }: Connection,
  token: unknown,
): Promise<Caller> {
  if (typeof token !== 'string' || token.startsWith('sb_')) return keyCaller;
  const caller = await checkToken(token);
  if (typeof caller === 'string') throw new Refused(`InvalidJWTToken: ${caller}`);
  return caller;
}

async function rightsOf(
  { database, hasPublicChannels }: Channels,
  topic: string,
  isPrivate: boolean,
  caller: Caller,
): Promise<Rights> {
  if (!isPrivate && !hasPublicChannels)
    throw new Refused('PrivateOnly: This project only allows private channels');
  const rights = isPrivate ? await readRights(database, topic, caller) : ALL_RIGHTS;
  if (!rights.broadcast && !rights.presence)
    throw new Refused(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);
  return rights;
}

function memberOf(
  connection: Connection,
  { topic, joinRef, ref }: Message,
  { private: isPrivate = false, broadcast, presence }: Settings,
  { caller, read, token }: { readonly caller: Caller; readonly read: Rights; readonly token: unknown },
): Member {
  const name = topic.slice('realtime:'.length);
  const { count, withinMs } = LIMITS.presenceCalls;
  return {
    connection,
    topic: name,
    channel: channelOf(name, isPrivate),
    joinRef: joinRef ?? ref ?? '',
    isPrivate,
    acknowledges: broadcast?.ack === true,
    hearsItself: broadcast?.self === true,
    presenceKey: presence?.key || crypto.randomUUID(),
    mayBroadcast: createRate(LIMITS.broadcastsPerSecond, 1000),
    mayCallPresence: createRate(count, withinMs),
    caller,
    token: typeof token === 'string' ? token : null,
    read,
    write: isPrivate ? null : ALL_RIGHTS,
    tracked: null,
  };
}
