import type { Database } from '../database/database.ts';
import { ALL_RIGHTS, readRights, writeRights } from './authorise.ts';
import { broadcastOf, type Broadcast } from './binary-frames.ts';
import type { Message } from './frames.ts';
import { LIMITS, TOKEN_CHECK_MS } from './limits.ts';
import { reply, push, type Member } from './member.ts';
import type { Presence } from './presence.ts';
import type { Relay } from './relay.ts';
import type { Members } from './members.ts';
import type { TokenCheck } from './tokens.ts';

/** What all channels share. */
export interface Channels {
  readonly database: Database;
  readonly members: Members;
  readonly presence: Presence;
  readonly relay: Relay;
  readonly checkToken: TokenCheck;
  /** The backend's clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether channels without authorisation exist. */
  readonly hasPublicChannels: boolean;
}

/** Takes a member out of its channel. */
export function leave({ members, presence, relay }: Channels, member: Member): void {
  const { connection, topic, channel } = member;
  if (connection.members.get(topic) === member) connection.members.delete(topic);
  clearTimeout(member.timer);
  // Presence comes second: a member is not informed of its own leaving.
  if (!members.remove(member)) return;
  if (presence.track(member, null)) relay.presence(channel);
}

/** Closes a member's channel with a reason. supabase-js does not rejoin it. */
function closeChannel(channels: Channels, member: Member, message: string): void {
  push(member, 'system', { extension: 'system', status: 'error', message, channel: member.topic });
  leave(channels, member);
  push(member, 'phx_close', {}, member.joinRef);
}

/** Checks the member's token when it expires, and at least every five minutes. */
export function watchToken(channels: Channels, member: Member): void {
  clearTimeout(member.timer);
  const { token, caller } = member;
  if (token === null) return;
  const left = typeof caller.exp === 'number' ? caller.exp * 1000 - channels.now() : TOKEN_CHECK_MS;
  const check = async () => {
    const checked = await channels.checkToken(token);
    if (member.token !== token || !channels.members.in(member.channel).has(member)) return;
    if (typeof checked === 'string') closeChannel(channels, member, checked);
    else watchToken(channels, member);
  };
  const timer = setTimeout(() => void check(), Math.min(Math.max(left, 0) + 50, TOKEN_CHECK_MS));
  member.timer = timer;
  (timer as { unref?: () => void }).unref?.();
}

/** Handles a message of a member. */
export async function handle(channels: Channels, member: Member, message: Message): Promise<void> {
  switch (message.event) {
    case 'phx_leave':
      leave(channels, member);
      reply(member.connection, message, 'ok');
      return push(member, 'phx_close', {}, member.joinRef);
    case 'access_token':
      return renew(channels, member, (message.payload as { access_token?: unknown } | null)?.access_token);
    case 'broadcast':
      return broadcast(channels, member, message);
    case 'presence':
      return handlePresence(channels, member, message);
    default:
  }
}

/** A denied broadcast gets no reply, as in Supabase; without `ack`, supabase-js considers it sent. */
async function broadcast(channels: Channels, member: Member, message: Message): Promise<void> {
  const { members, relay, now } = channels;
  if (!member.mayBroadcast(now())) return closeChannel(channels, member, 'Too many messages per second');
  if (!(await rightsToWrite(channels, member)).broadcast) return;
  const sent = broadcastIn(message.payload);
  if (!sent) return;
  const isTooLarge = sent.body.length > LIMITS.payload;
  if (!isTooLarge) {
    members.broadcast(member.channel, sent, member.hearsItself ? undefined : member);
    relay.broadcast(member.channel, sent);
  }
  if (member.acknowledges)
    reply(
      member.connection,
      message,
      isTooLarge ? 'error' : 'ok',
      isTooLarge ? { reason: 'payload_size_exceeded' } : {},
    );
}

function broadcastIn(payload: unknown): Broadcast | null {
  const { event, body, payload: value } = { ...(payload as Partial<Broadcast> & { payload?: unknown }) };
  if (typeof event !== 'string') return null;
  return body instanceof Uint8Array ? (payload as Broadcast) : broadcastOf(event, value ?? {});
}

async function handlePresence(channels: Channels, member: Member, message: Message): Promise<void> {
  const { presence, relay, now } = channels;
  if (!member.mayCallPresence(now()))
    return closeChannel(channels, member, 'Client presence rate limit exceeded');
  const { event, payload } = { ...(message.payload as { event?: unknown; payload?: unknown }) };
  const isTracking = event === 'track';
  if (isTracking && !(await rightsToWrite(channels, member)).presence)
    return reply(member.connection, message, 'error');
  const tracked = isTracking ? { ...(payload as Record<string, unknown> | undefined) } : null;
  if (presence.track(member, tracked)) relay.presence(member.channel);
  reply(member.connection, message, 'ok');
}

const rightsToWrite = async ({ database }: Channels, member: Member) =>
  (member.write ??= await writeRights(database, member.topic, member.caller));

/** Accepts a newer token and checks the rights again. Losing one closes the channel. */
async function renew(channels: Channels, member: Member, token: unknown): Promise<void> {
  if (typeof token !== 'string' || token.startsWith('sb_') || token === member.token) return;
  const caller = await channels.checkToken(token);
  if (typeof caller === 'string') return closeChannel(channels, member, caller);
  const read = member.isPrivate ? await readRights(channels.database, member.topic, caller) : ALL_RIGHTS;
  const before = member.read;
  Object.assign(member, { caller, token, read, write: member.isPrivate ? null : ALL_RIGHTS });
  if ((before.broadcast && !read.broadcast) || (before.presence && !read.presence))
    return closeChannel(
      channels,
      member,
      `You no longer have permission to read from this Channel topic: ${member.topic}`,
    );
  watchToken(channels, member);
}
