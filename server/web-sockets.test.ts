import { once } from 'node:events';
import { WebSocket } from 'ws';
import { listen, type Listening } from './listen.ts';

let server: Listening;
const received: unknown[] = [];
let closed = 0;

beforeEach(async () => {
  server = await listen({ handler: () => Promise.resolve(new Response('page')), port: 0 });
  received.length = 0;
  server.serveRealtime({
    connect: (address, wire) =>
      address.searchParams.get('apikey') === 'right'
        ? {
            receive: (frame) => {
              received.push(frame);
              wire.send(frame);
            },
            closed: () => void (closed += 1),
          }
        : null,
  });
});
afterEach(() => server.close());

const socketTo = (path: string) => new WebSocket(`${server.origin.replace('http', 'ws')}${path}`);

it('carries text and bytes both ways, and reports the end', async () => {
  const socket = socketTo('/realtime/v1/websocket?apikey=right&vsn=2.0.0');
  await once(socket, 'open');
  socket.send('["1"]');
  expect(String((await once(socket, 'message'))[0])).toBe('["1"]');
  socket.send(Uint8Array.of(3, 1, 255));
  const [bytes, isBinary] = (await once(socket, 'message')) as [Buffer, boolean];
  expect([isBinary, ...bytes]).toEqual([true, 3, 1, 255]);
  expect(received).toEqual(['["1"]', Uint8Array.of(3, 1, 255)]);
  const before = closed;
  socket.close();
  await once(socket, 'close');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(closed).toBe(before + 1);
});

it('closes a connection without a valid key', async () => {
  const [code] = (await once(socketTo('/realtime/v1/websocket?apikey=wrong'), 'close')) as [number];
  expect(code).toBe(1008);
});

it('ends a connection to any other path', async () => {
  const [error] = (await once(socketTo('/rest/v1/websocket'), 'error')) as [Error];
  expect(error.message).toMatch(/socket hang up/);
});

describe('an idle client', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());

  it('stays connected without a heartbeat, because it answers pings', async () => {
    const socket = socketTo('/realtime/v1/websocket?apikey=right');
    await once(socket, 'open');
    const before = closed;
    for (let ping = 0; ping < 12; ping++) {
      const pinged = once(socket, 'ping');
      jest.advanceTimersByTime(25_000);
      await pinged;
      // Its answer arrives before the server's to this one.
      const answered = once(socket, 'pong');
      socket.ping();
      await answered;
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    expect(closed).toBe(before);
  });

  it('is gone after a minute where it does not answer', async () => {
    const url = `${server.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=right`;
    const socket = new WebSocket(url, { autoPong: false });
    await once(socket, 'open');
    const ended = once(socket, 'close');
    jest.advanceTimersByTime(75_000);
    await ended;
  });
});

it('closes with open connections', async () => {
  const socket = socketTo('/realtime/v1/websocket?apikey=right');
  await once(socket, 'open');
  const ended = once(socket, 'close');
  await server.close();
  await ended;
});
