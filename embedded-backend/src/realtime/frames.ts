import { readPush } from './binary-frames.ts';

/** Version of the protocol: objects (1.0.0), or arrays and binary broadcasts (2.0.0). */
export type Version = '1.0.0' | '2.0.0';
export type Frame = string | Uint8Array;

/** A Phoenix message. */
export interface Message {
  readonly joinRef: string | null;
  readonly ref: string | null;
  /** `realtime:<name>`, or `phoenix` for heartbeats. */
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Reads a client's frame; the payload of a binary one is a `Broadcast`. Throws on anything else. */
export function decode(frame: Frame, version: Version): Message {
  if (!isText(frame)) return readPush(frame);
  const read: unknown = JSON.parse(frame);
  const [joinRef, ref, topic, event, payload] = partsOf(read, version);
  if (!isText(topic) || !isText(event)) throw new Error('The frame has no topic or event.');
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload };
}

function partsOf(read: unknown, version: Version): readonly unknown[] {
  if (version === '2.0.0') {
    if (!Array.isArray(read)) throw new Error('The frame is not an array.');
    return read;
  }
  const { join_ref, ref, topic, event, payload } = { ...(read as Readonly<Record<string, unknown>> | null) };
  return [join_ref, ref, topic, event, payload];
}

/** Writes a message of the server. */
export const encode = ({ joinRef, ref, topic, event, payload }: Message, version: Version): Frame =>
  JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
