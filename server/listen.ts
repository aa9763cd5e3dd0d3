import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { readRequest, RefusedRequest, sendResponse } from './exchange.ts';
import { secured } from './headers.ts';
import { isFromThisMachine } from './loopback.ts';
import { peerAddressOf } from './peer-address.ts';
import { createTurns } from './turns.ts';

/** Largest body a request may have: a file of 5 MB with the form around it. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** Who asks, as far as the connection tells. */
export interface Peer {
  /** Address of the client: that of the connection, or what a trusted proxy says. */
  readonly peerAddress: string | null;
  /** Whether the request was made on this machine, and not through a proxy. */
  readonly isLocal: boolean;
}

export type Handler = (request: Request, peer: Peer) => Promise<Response>;

export interface Listening {
  readonly port: number;
  readonly origin: string;
  /** Takes no more connections and ends those that are open. */
  readonly close: () => Promise<void>;
}

export interface ListenOptions {
  readonly handler: Handler;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** In which a trusted proxy says who asks; null by default: the connection does. */
  readonly addressHeader?: string | null;
  /** Told about failures of the handler, with the path and nothing personal. */
  readonly onError?: (error: unknown, path: string) => void;
}

/**
 * Serves a handler over HTTP, with the security headers on every answer. Rejects with Node's error when the
 * port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function listen({
  handler,
  port,
  host = '127.0.0.1',
  addressHeader = null,
  onError,
}: ListenOptions): Promise<Listening> {
  const turn = createTurns();
  const inTurn: Handler = async (request, peer) => {
    await turn();
    return handler(request, peer);
  };
  // Without a host it is ours to refuse: Node's own refusal has no headers.
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
  return { port: taken, origin: `http://${host}:${taken}`, close: () => close(server) };
}

/** Answers one request of Node's server, whatever the handler does, with the security headers. */
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
    // Who went away in the middle of a request is told nothing, and nothing failed.
    if (status === 500 && error !== message.errored)
      onError?.(error, (message.url ?? '').replace(/[?#].*$/s, ''));
    response = new Response(null, { status, headers: { connection: 'close' } });
  }
  await sendResponse(secured(response), answer, message.method);
  message.resume();
}

/** What Node's parser does not take: its answer is written by hand, as there is no request to answer. */
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
