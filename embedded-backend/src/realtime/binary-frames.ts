import type { Message } from './frames.ts';

/** A broadcast in transit. Its body is passed on as received, never parsed. */
export interface Broadcast {
  readonly event: string;
  /** Whether the body is JSON; otherwise it is bytes. */
  readonly json: boolean;
  readonly body: Uint8Array;
  /** Only for messages of the database. */
  readonly meta?: { readonly id: string; readonly replayed?: true };
}

/** First byte of a client's frame, and of a server's. */
const PUSH = 3;
const DELIVERY = 4;
/** Bytes of a client's frame before its texts. */
const PUSH_HEAD = 7;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Reads a client's binary broadcast: sizes of join_ref, ref, topic, event and metadata, the encoding (1: JSON), these
 * texts, and the body. The metadata is dropped. Throws if the frame is not a broadcast or is incomplete.
 */
export function readPush(frame: Uint8Array): Message {
  const [kind, ...sizes] = frame.subarray(0, PUSH_HEAD);
  const encoding = sizes[5];
  if (kind !== PUSH || encoding === undefined) throw new Error('The binary frame is not a broadcast.');
  let at = PUSH_HEAD;
  const [joinRef = '', ref = '', topic = '', event = ''] = sizes.slice(0, 5).map((size) => {
    at += size;
    return decoder.decode(frame.subarray(at - size, at));
  });
  if (at > frame.length || topic === '') throw new Error('The binary frame is too short.');
  const payload: Broadcast = { event, json: encoding === 1, body: frame.slice(at) };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload };
}

/** Writes a broadcast for a client of version 2.0.0. */
export function writeDelivery(topic: string, { event, json, body, meta }: Broadcast): Uint8Array {
  const texts = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => encoder.encode(text));
  const parts = [Uint8Array.of(DELIVERY, ...texts.map(({ length }) => length), json ? 1 : 0), ...texts, body];
  const frame = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    frame.set(part, at);
    at += part.length;
  }
  return frame;
}

/** The payload of a broadcast for a client of version 1.0.0; null when it is bytes, which JSON cannot hold. */
export function jsonDelivery({ event, json, body, meta }: Broadcast): object | null {
  if (!json) return null;
  const payload: unknown = JSON.parse(decoder.decode(body));
  return { type: 'broadcast', event, payload, ...(meta && { meta }) };
}

/** A broadcast of a value. */
export const broadcastOf = (event: string, payload: unknown, meta?: Broadcast['meta']): Broadcast => ({
  event,
  json: true,
  body: encoder.encode(JSON.stringify(payload)),
  ...(meta && { meta }),
});
