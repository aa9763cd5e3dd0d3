import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { kindOf, loggedPath, requestIdOf, type Answered } from './answered.ts';
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
  /** Stops accepting connections, lets running requests end, and closes the open ones. */
  readonly close: () => Promise<void>;
}

export interface ListenOptions {
  readonly handler: Handler;
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Header in which a trusted proxy passes the client's address; default null: use the connection's. */
  readonly addressHeader?: string | null;
  /** Reports failures of the handler, with the path and the request's id, and no personal data. */
  readonly onError?: OnError;
  /** Called for each answered request. */
  readonly onAnswer?: (answered: Answered) => void;
}

type OnError = (error: unknown, path: string, requestId: string) => void;

/** How long running requests may take once the server stops. */
const DRAIN_MS = 5_000;
const DRAIN_STEP_MS = 50;

/**
 * Serves a handler over HTTP, with the security headers on every response. Rejects with Node's error when the
 * port is not available (`EADDRINUSE`, `EACCES`).
 */
export async function listen({
  handler,
  port,
  host = '127.0.0.1',
  addressHeader = null,
  ...told
}: ListenOptions): Promise<Listening> {
  const turn = createTurnQueue();
  const inTurn: Handler = async (request, peer) => {
    await turn();
    return handler(request, peer);
  };
  // A missing Host header is rejected here, because Node's own rejection has no security headers.
  const server = createServer({ requireHostHeader: false }, (message, answer) => {
    void respond(inTurn, message, answer, told, addressHeader);
  });
  server.on('checkExpectation', (message: IncomingMessage, answer: ServerResponse) => {
    void respond(() => Promise.resolve(new Response(null, { status: 417 })), message, answer, told);
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
  { onError, onAnswer }: Pick<ListenOptions, 'onError' | 'onAnswer'>,
  addressHeader: string | null = null,
): Promise<void> {
  const start = performance.now();
  const url = message.url ?? '';
  const id = requestIdOf(message, addressHeader !== null);
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
    if (status === 500 && error !== message.errored) onError?.(error, loggedPath(url), id);
    response = new Response(null, { status, headers: { connection: 'close' } });
  }
  const { method = 'GET' } = message;
  const sent = secured(response);
  sent.headers.set('x-request-id', id);
  await sendResponse(sent, answer, method);
  message.resume();
  const path = loggedPath(url);
  const seconds = (performance.now() - start) / 1000;
  onAnswer?.({ id, method, kind: kindOf(url.replace(/[?#].*$/s, '')), path, status: sent.status, seconds });
}

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

/** Lets running requests end, for a limited time. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    const step = setInterval(() => server.closeIdleConnections(), DRAIN_STEP_MS);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(step);
      resolve();
    });
    server.closeIdleConnections();
  });
}
