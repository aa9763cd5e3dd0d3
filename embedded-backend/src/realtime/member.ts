import type { Caller } from '../gate/caller.ts';
import type { Rights } from './authorise.ts';
import { jsonDelivery, writeDelivery, type Broadcast } from './binary-frames.ts';
import { encode, type Message, type Version } from './frames.ts';
import type { Wire } from './wire.ts';

/** A client's connection. */
export interface Connection {
  readonly wire: Wire;
  readonly version: Version;
  /** The API key's caller, for joins without an access token. */
  readonly keyCaller: Caller;
  /** By topic, without `realtime:`. */
  readonly members: Map<string, Member>;
}

/** What a client tracks in a channel's presence. */
export type Tracked = Readonly<Record<string, unknown>> & { readonly phx_ref: string };

/** A client in a channel. */
export interface Member {
  readonly connection: Connection;
  /** The topic's name, without `realtime:`. */
  readonly topic: string;
  /** The topic's public or private channel: `channelOf`. */
  readonly channel: string;
  readonly joinRef: string;
  readonly isPrivate: boolean;
  readonly acknowledges: boolean;
  readonly hearsItself: boolean;
  readonly presenceKey: string;
  readonly mayBroadcast: (now: number) => boolean;
  readonly mayCallPresence: (now: number) => boolean;
  caller: Caller;
  /** Null while the caller is the API key's. */
  token: string | null;
  read: Rights;
  /** Null until the first send. */
  write: Rights | null;
  tracked: Tracked | null;
  timer?: ReturnType<typeof setTimeout>;
}

/** The key of a topic's public or private channel. The two do not receive each other's messages. */
export const channelOf = (topic: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'} ${topic}`;

/** Sends an event to a member. */
export function push(member: Member, event: string, payload: unknown, ref: string | null = null): void {
  const { connection, joinRef, topic } = member;
  const message = { joinRef, ref, topic: `realtime:${topic}`, event, payload };
  connection.wire.send(encode(message, connection.version));
}

/** Replies to a client's message. */
export function reply(
  { wire, version }: Connection,
  { joinRef, ref, topic }: Message,
  status: 'ok' | 'error',
  response: object = {},
): void {
  const payload = { status, response };
  wire.send(encode({ joinRef, ref, topic, event: 'phx_reply', payload }, version));
}

/** Sends a broadcast to a member, if it may receive broadcasts. */
export function deliver(member: Member, broadcast: Broadcast): void {
  const { wire, version } = member.connection;
  const topic = `realtime:${member.topic}`;
  if (!member.read.broadcast) return;
  if (version === '2.0.0') return wire.send(writeDelivery(topic, broadcast));
  const payload = jsonDelivery(broadcast);
  if (payload) wire.send(encode({ joinRef: null, ref: null, topic, event: 'broadcast', payload }, version));
}
