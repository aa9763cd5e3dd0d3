import { parentPort, workerData } from 'node:worker_threads';
import type { AreaServer } from 'shared-portal/contract';
import type { FetchMessage, PageMessage, ReadyMessage, ThreadMessage } from './load-area-server.ts';

// Runs an area's server bundle in a thread without environment; the main thread sends its requests.

const { code } = workerData as { readonly code: string };
const { areaServer } = (await import(`data:text/javascript;base64,${code}`)) as { areaServer: AreaServer };
const requests = new Map<number, PromiseWithResolvers<Response>>();
let lastId = 0;

const post = (message: PageMessage | FetchMessage | ReadyMessage) => parentPort?.postMessage(message);

/** The `fetch` of one page. */
const fetchOf =
  (page: number): typeof fetch =>
  async (input, init) => {
    const { url, method, headers, body } = new Request(input, init);
    const id = ++lastId;
    const request = Promise.withResolvers<Response>();
    requests.set(id, request);
    const text = body && (await new Response(body).text());
    post({ kind: 'fetch', page, id, request: { url, method, headers: [...headers], body: text } });
    return request.promise;
  };

async function render({ id, request }: ThreadMessage & { kind: 'render' }): Promise<void> {
  try {
    post({ kind: 'page', id, page: await areaServer.render({ ...request, fetch: fetchOf(id) }) });
  } catch (error) {
    post({ kind: 'page', id, error: String(error) });
  }
}

function answer({ id, error, response }: ThreadMessage & { kind: 'answer' }): void {
  const request = requests.get(id);
  requests.delete(id);
  if (response) request?.resolve(new Response(response.body, response));
  else request?.reject(new Error(error));
}

parentPort?.on('message', (message: ThreadMessage) =>
  message.kind === 'render' ? void render(message) : answer(message),
);
post({ kind: 'ready' });
