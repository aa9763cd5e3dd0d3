import type { Caller } from '../gate/caller.ts';
import { ALL_RIGHTS, writeRights } from './authorise.ts';
import { broadcastOf } from './binary-frames.ts';
import type { Channels } from './channel.ts';
import { LIMITS } from './limits.ts';
import { channelOf } from './member.ts';

interface Posted {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly private?: boolean;
}

const ONE = /\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;
const MAX_MESSAGES = 100;

/**
 * Handles broadcasts sent by HTTP: `{ messages }`, or one whose topic and event are in the path. As in Supabase, those
 * that the caller may not send are dropped. Answers 202, 405 or 422.
 */
export async function postBroadcasts(
  channels: Channels,
  request: Request,
  caller: Caller,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const messages = await messagesIn(request).catch(() => null);
  if (!messages) return Response.json({ message: 'The body is not a list of messages.' }, { status: 422 });
  for (const message of messages) await send(channels, message, caller);
  return new Response(null, { status: 202 });
}

/** Rejects when the body or the path cannot be read. */
async function messagesIn(request: Request): Promise<readonly Posted[] | null> {
  const { pathname, searchParams } = new URL(request.url);
  const body: unknown = await request.json();
  const [, topic, event] = ONE.exec(pathname) ?? [];
  if (topic && event) {
    const isPrivate = searchParams.get('private') === 'true';
    return [
      {
        topic: decodeURIComponent(topic),
        event: decodeURIComponent(event),
        payload: body,
        private: isPrivate,
      },
    ];
  }
  const { messages } = { ...(body as { messages?: unknown } | null) };
  return Array.isArray(messages) && messages.length <= MAX_MESSAGES && messages.every(isMessage)
    ? messages
    : null;
}

function isMessage(value: unknown): value is Posted {
  const { topic, event } = { ...(value as Partial<Posted> | null) };
  return typeof topic === 'string' && typeof event === 'string';
}

async function send(
  { database, members, relay, hasPublicChannels }: Channels,
  { topic, event, payload, private: isPrivate = false }: Posted,
  caller: Caller,
): Promise<void> {
  if (!isPrivate && !hasPublicChannels) return;
  const rights = isPrivate ? await writeRights(database, topic, caller) : ALL_RIGHTS;
  const broadcast = broadcastOf(event, payload ?? {});
  if (!rights.broadcast || broadcast.body.length > LIMITS.payload) return;
  members.broadcast(channelOf(topic, isPrivate), broadcast);
  relay.broadcast(channelOf(topic, isPrivate), broadcast);
}
