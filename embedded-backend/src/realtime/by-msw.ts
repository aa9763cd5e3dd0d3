import { ws } from 'msw';
import type { Sockets } from './wire.ts';

/** Code for a page's own connections: 1000, or one from 3000 on. */
const CLOSED_BY_SERVER = 1000;
const REFUSED = 3000;

/** Handles the page's own connections to Realtime. */
export const realtimeHandler = (realtime: () => Sockets) =>
  ws.link(/\/realtime\/v1\/websocket/).addEventListener('connection', ({ client }) => {
    const link = realtime().connect(new URL(client.url), {
      // supabase-js reads the buffer: a new one has the frame's size, and belongs to the page also where the backend
      // lives outside of Jest's sandbox.
      send: (frame) => client.send(typeof frame === 'string' ? frame : new Uint8Array(frame).buffer),
      close: (_, reason) => client.close(CLOSED_BY_SERVER, reason),
    });
    if (!link) return client.close(REFUSED, 'Invalid API key');
    client.addEventListener('message', ({ data }) =>
      link.receive(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)),
    );
    client.addEventListener('close', () => link.closed());
  });
