import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** A request that is rejected before it reaches a handler. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Request bodies that are read lazily, so that a caller without permission cannot make the server read an
 * upload.
 */
const LARGE_BODIES = '/storage/v1/object/';

/** Its secret is compared before the body is read. */
const NOTIFICATIONS = '/functions/v1/pix-webhook/';

/** Methods that a web `Request` cannot have: they concern connections and proxies. */
const UNKNOWN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * Converts a request of Node's server into a web `Request`. Throws a `RefusedRequest` (400, 405, 413) when
 * its host or URL is invalid, its method is unsupported, or its body is longer than `maxBytes`; for uploads,
 * reading the body rejects with it.
 */
export async function readRequest(message: IncomingMessage, maxBytes: number): Promise<Request> {
  const { method = 'GET', url = '/' } = message;
  if (UNKNOWN_METHODS.has(method)) throw new RefusedRequest(405, `Unsupported method: ${method}.`);
  const origin = originOf(message.headersDistinct['host']);
  const headers = new Headers();
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2)
    headers.append(message.rawHeaders[i] as string, message.rawHeaders[i + 1] as string);
  const address = addressOf(url, origin);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw tooLong(maxBytes);
  if (![LARGE_BODIES, NOTIFICATIONS].some((start) => address.pathname.startsWith(start)))
    return new Request(address, { method, headers, body: await readBody(message, maxBytes) });
  const init = { method, headers, body: streamOf(message, maxBytes), duplex: 'half' };
  return new Request(address, init);
}

/**
 * A host is a name with an optional port: a path in it would change the requested URL. With two hosts, a
 * proxy in front may have used the other one.
 */
function originOf(hosts: readonly string[] = []): string {
  const [host, ...others] = hosts;
  const origin = `http://${host ?? ''}`;
  if (
    host === undefined ||
    others.length > 0 ||
    URL.parse(origin)?.host !== host.toLowerCase().replace(/:80$/, '')
  )
    throw new RefusedRequest(400, 'The Host header is invalid.');
  return origin;
}

/** A request contains a path, not another server: `//evil.example/x` is treated as a path. */
function addressOf(url: string, origin: string): URL {
  const target = url.startsWith('/') ? origin + url : null;
  if (target === null || !URL.canParse(target)) throw new RefusedRequest(400, 'The URL is invalid.');
  return new URL(target);
}

async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as a stream that is read on demand. */
function streamOf(message: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  const chunks = message.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer, undefined>;
  let length = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await chunks.next();
    if (done) return controller.close();
    length += value.length;
    if (length <= maxBytes) return controller.enqueue(value);
    await chunks.return(undefined);
    controller.error(tooLong(maxBytes));
  };
  const cancel = async () => void (await chunks.return(undefined));
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

const tooLong = (maxBytes: number) => new RefusedRequest(413, `The body is longer than ${maxBytes} bytes.`);

/** Sends a web `Response` through Node's server. A disconnected browser is not an error. */
export async function sendResponse(
  response: Response,
  answer: ServerResponse,
  method = 'GET',
): Promise<void> {
  const headers: [string, string][] = [...response.headers];
  answer.writeHead(response.status, headers.flat());
  if (!response.body || method === 'HEAD') {
    answer.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeStream), answer).catch(() => answer.destroy());
}
