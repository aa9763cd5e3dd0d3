import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sockets } from 'embedded-backend';
import { WebSocketServer, type WebSocket } from 'ws';

const PATH = '/realtime/v1/websocket';
/**
 * Hidden tabs send heartbeats late, but browsers answer pings without the page. A client that leaves two without an answer is
 * gone: a phone that changed its network, or ran out of power. nginx ends connections that are silent for a minute.
 */
const PING_MS = 25_000;
const UNANSWERED_PINGS = 2;
const MAX_FRAME_BYTES = 5_000_000;
/** Unsent bytes after which a client is disconnected; it reconnects and reads again. */
const MAX_BACKLOG_BYTES = 4_000_000;

/** Serves the backend's Realtime on a Node server. Returns a function that ends all connections. */
export function serveWebSockets(server: Server, realtime: Sockets): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '', 'http://localhost');
    if (address?.pathname === PATH)
      return sockets.handleUpgrade(request, stream, head, (socket) => connect(realtime, socket, address));
    // The development server has a WebSocket of its own.
    if (server.listenerCount('upgrade') === 1) stream.destroy();
  });
  // Node does not close upgraded connections with the server.
  return () => sockets.clients.forEach((socket) => socket.terminate());
}

function connect(realtime: Sockets, socket: WebSocket, address: URL): void {
  const link = realtime.connect(address, {
    send(frame) {
      if (socket.bufferedAmount > MAX_BACKLOG_BYTES) return socket.terminate();
      if (socket.readyState === socket.OPEN) socket.send(frame);
    },
    close: (code, reason) => socket.close(code, reason),
  });
  if (!link) return socket.close(1008, 'Invalid API key, or too many connections');
  let unanswered = 0;
  const pings = setInterval(() => {
    if (unanswered === UNANSWERED_PINGS) return socket.terminate();
    unanswered += 1;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    unanswered = 0;
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    link.receive(isBinary ? new Uint8Array(data) : data.toString('utf8'));
  });
  socket.on('close', () => {
    clearInterval(pings);
    link.closed();
  });
  socket.on('error', () => socket.terminate());
}
