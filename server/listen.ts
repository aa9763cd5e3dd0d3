import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { readRequest, RefusedRequest, sendResponse } from './exchange.ts';
import { secured } from './security-headers.ts';
import { serveWebSockets } from './web-sockets.ts';
import type { Sockets } from 'embedded-backend';
import { isFromThisMachine } from './loopback.ts';
import { peerAddressOf } from './peer-address.ts';
import { createTurnQueue } from './turn-queue.ts';

/** Maximum size of a request body: a file of 5 MB with its multipart form. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** The client, as far as the connection shows. */
export interface Peer {
  /** Address of the client: the connection's, or the one that a trusted proxy passes. */
  readonly peerAddress: string | null;
  /** Whether the request was made on this machine without a proxy. */
  readonly isLocal: boolean;
}

export type Handler = (request: Request, peer: Peer) => Promise<Response>;

export interface Listening {
  readonly port: number;
  readonly origin: string;
  /** Serves the backend's WebSockets as well. */
  readonly serveRealtime: (realtime: Sockets) => void;
  /** Stops accepting connections and closes the open ones. */
  readonly close: () => Promise<void>;
}

export interface ListenOptions {
  readonly handler: Handler;
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Header in which a trusted proxy passes the client's address; default null: use the connection's. */
  readonly addressHeader?: string | null;
  /** Reports failures of the handler, with the path and no personal data. */
  readonly onError?: (error: unknown, path: string) => void;
}

/**
 * Serves a handler over HTTP, with the security headers on every response. Rejects with Node's error when the
 * port is not available (`EADDRINUSE`, `EACCES`).
 */
export async function listen({
  handler,
  port,
  host = '127.0.0.1',
  addressHeader = null,
  onError,
}: ListenOptions): Promise<Listening> {
  const turn = createTurnQueue();
  const inTurn: Handler = async (request, peer) => {
    await turn();
    return handler(request, peer);
  };
  // A missing Host header is rejected here, because Node's own rejection has no security headers.
  const server = createServer({ requireHostHeader: false }, (message, answer) => {
    void respond(inTurn, message, answer, onError, addressHeader);
  });
  server.on('checkExpectation', (message: IncomingMessage, answer: ServerResponse) => {
    void respond(() => Promise.resolve(new Response(null, { status: 417 })), message, answer, onError);
  });
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  let endSockets = () => {};
  return {
    port: taken,
    origin: `http://${host}:${taken}`,
    serveRealtime: (realtime) => {
      endSockets = serveWebSockets(server, realtime);
    },
    close: () => {
      const closed = close(server);
      endSockets();
      return closed;
    },
  };
}

/** Answers one request of Node's server with the security headers, even when the handler fails. */
export async function respond(
  handler: Handler,
  message: IncomingMessage,
  answer: ServerResponse,
  onError: ListenOptions['onError'],
  addressHeader: string | null = null,
): Promise<void> {
  let response: Response;
  try {
    const request = await readRequest(message, MAX_BODY_BYTES);
    // Behind a proxy every connection comes from the proxy, whose headers may be missing.
    const isLocal =
      addressHeader === null && isFromThisMachine(request, message.socket.remoteAddress ?? null);
    response = await handler(request, { peerAddress: peerAddressOf(message, addressHeader), isLocal });
  } catch (error) {
    const status = error instanceof RefusedRequest ? error.status : 500;
    // A client that disconnected during the request gets no response, and this is not a failure.
    if (status === 500 && error !== message.errored) onError?.(error, withoutSecrets(message.url ?? ''));
    response = new Response(null, { status, headers: { connection: 'close' } });
  }
  await sendResponse(secured(response), answer, message.method);
  message.resume();
}

/** The path of a URL; those of two functions contain a secret. */
const withoutSecrets = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/(\/(?:calendar|pix-webhook)\/).*$/s, '$1…');

/**
 * Requests that Node's parser rejects: the response is written directly to the socket, because there is no
 * request object.
 */
const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers } = secured(new Response(null));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const status = UNREADABLE[error.code ?? ''] ?? '400 Bad Request';
  socket.end([`HTTP/1.1 ${status}`, ...lines, 'connection: close', 'content-length: 0', '', ''].join('\r\n'));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
