import { broadcastOf, jsonDelivery, writeDelivery } from './binary-frames.ts';
import { decode, encode } from './frames.ts';

const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { config: {} } };

it.each([
  ['1.0.0', '{"join_ref":"1","ref":"2","topic":"realtime:a","event":"phx_join","payload":{"config":{}}}'],
  ['2.0.0', '["1","2","realtime:a","phx_join",{"config":{}}]'],
] as const)('writes and reads messages of version %s', (version, text) => {
  expect(encode(message, version)).toBe(text);
  expect(decode(text, version)).toEqual(message);
});

const push = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

it('reads a binary broadcast and drops its metadata', () => {
  const frame = push(3, 1, 1, 12, 3, 2, 1, '7', '8', 'realtime:sál', 'olá', '{}', '{"n":1}');
  expect(new TextEncoder().encode('realtime:sál')).toHaveLength(13);
  frame.set([13, 4], 3);
  expect(decode(frame, '2.0.0')).toEqual({
    joinRef: '7',
    ref: '8',
    topic: 'realtime:sál',
    event: 'broadcast',
    payload: { event: 'olá', json: true, body: push('{"n":1}') },
  });
});

it('writes a delivery: sizes, topic, event, metadata and body', () => {
  const meta = { id: 'x' };
  expect(writeDelivery('realtime:a', broadcastOf('e', { n: 1 }, meta))).toEqual(
    push(4, 10, 1, 10, 1, 'realtime:a', 'e', '{"id":"x"}', '{"n":1}'),
  );
  expect(jsonDelivery(broadcastOf('e', { n: 1 }, meta))).toEqual({
    type: 'broadcast',
    event: 'e',
    payload: { n: 1 },
    meta,
  });
  expect(jsonDelivery({ event: 'e', json: false, body: push(1, 2) })).toBeNull();
});

it.each(['', '{', '[]', '[1,2]', 'null', '{"a":1}', '3'])('refuses the text %j', (text) => {
  for (const version of ['1.0.0', '2.0.0'] as const) expect(() => decode(text, version)).toThrow();
});

it.each([
  [[]],
  [[9]],
  [[3, 255, 255]],
  [[3, 1, 1, 200, 1, 0, 1, 65]],
  [new Array(20).fill(3)],
  [[3, 0, 0, 0, 0, 0, 1]],
])('refuses the bytes %j', (bytes) => expect(() => decode(Uint8Array.from(bytes), '2.0.0')).toThrow());
