import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { realtimeHandler } from '../realtime/by-msw.ts';
import type { Sockets } from '../realtime/wire.ts';

/**
 * Routes the page's API requests to `answer` through MSW's worker, and its WebSockets to `realtime`. Resolves when it is
 * active.
 */
export async function serveByWorker(
  answer: (request: Request) => Promise<Response>,
  realtime: () => Sockets,
  workerUrl = '/mockServiceWorker.js',
): Promise<void> {
  const requests = http.all('*/:service/v1/*', ({ request }) => answer(request));
  const worker = setupWorker(requests, realtimeHandler(realtime));
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  });
}
