import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServedPage, ServedRequest } from 'shared-portal/contract';
import type { LoadedServer } from '../../server/served/publication.ts';

/** From the thread: a rendered page, or why there is none. */
export interface PageMessage {
  readonly kind: 'page';
  readonly id: number;
  readonly page?: ServedPage;
  readonly error?: string;
}

/** From the thread: a request to the API. */
export interface FetchMessage {
  readonly kind: 'fetch';
  /** Id of the page that needs the response. */
  readonly page: number;
  readonly id: number;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: [string, string][];
    readonly body: string | null;
  };
}

/** From the thread: the bundle has been loaded. */
export interface ReadyMessage {
  readonly kind: 'ready';
}

/** To the thread: a page to render, or the response to one of its requests. */
export type ThreadMessage =
  | { readonly kind: 'render'; readonly id: number; readonly request: Omit<ServedRequest, 'fetch'> }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly error?: string;
      readonly response?: {
        readonly status: number;
        readonly headers: [string, string][];
        readonly body: string | null;
      };
    };

interface Waiting extends Pick<ServedRequest, 'fetch'> {
  readonly resolve: (page: ServedPage) => void;
  readonly reject: (error: unknown) => void;
}

const MEMORY_MB = 128;
/** After this time a bundle that is loading or rendering does not respond any more, and its thread is ended. */
const HANGS_AFTER_MS = 10_000;

/**
 * Loads a server bundle of a site into a thread of its own: a bundle that hangs or uses up its memory leaves
 * the portal running. Throws if the file differs from the published one.
 */
export async function loadAreaServer(
  site: string,
  entry: string,
  integrity: string,
  hangsAfterMs = HANGS_AFTER_MS,
): Promise<LoadedServer> {
  const code = await readFile(path.join(site, entry));
  if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== integrity)
    throw new Error(`${entry} differs from the published file`);
  const server = threadOf(code.toString('base64'), hangsAfterMs);
  try {
    await server.ready;
  } catch (error) {
    server.stop();
    throw error;
  }
  return server;
}

interface Thread extends LoadedServer {
  /** Rejects when the bundle ends or hangs instead of being loaded. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

function threadOf(code: string, hangsAfterMs: number): Thread {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | null = null;
  const ready = Promise.withResolvers<void>();
  const loading = setTimeout(() => ready.reject(new Error('The bundle hangs')), hangsAfterMs);

  function start(): Worker {
    const started = new Worker(new URL('./area-thread.ts', import.meta.url), {
      workerData: { code },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.on('message', (message: PageMessage | FetchMessage | ReadyMessage) => {
      if (message.kind === 'ready') ready.resolve();
      else if (message.kind === 'page') finish(message);
      else void sendRequest(started, message);
    });
    const end = (error: unknown) => {
      ready.reject(error as Error);
      if (worker !== started) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread ended')));
    started.unref();
    return started;
  }

  function finish({ id, page, error }: PageMessage): void {
    const request = waiting.get(id);
    waiting.delete(id);
    if (page) request?.resolve(page);
    else request?.reject(new Error(error));
  }

  async function sendRequest(thread: Worker, { page, id, request: { url, ...init } }: FetchMessage) {
    const post = (message: ThreadMessage) => thread.postMessage(message);
    try {
      const request = waiting.get(page);
      if (!request) throw new Error('The page is not needed any more');
      const answer = await request.fetch(url, init);
      const { status, headers } = answer;
      const response = { status, headers: [...headers], body: (await answer.text()) || null };
      post({ kind: 'answer', id, response });
    } catch (error) {
      post({ kind: 'answer', id, error: String(error) });
    }
  }

  worker = start();
  return {
    ready: ready.promise.finally(() => clearTimeout(loading)),
    async render({ fetch, ...request }) {
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<ServedPage>();
      waiting.set(id, { resolve, reject, fetch });
      worker ??= start();
      const asked = worker;
      asked.postMessage({ kind: 'render', id, request } satisfies ThreadMessage);
      const hanging = setTimeout(() => void asked.terminate(), hangsAfterMs);
      return promise.finally(() => clearTimeout(hanging));
    },
    stop: () => void worker?.terminate(),
  };
}
