import { http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Routes the page's API requests to `answer` through MSW's worker. Resolves when it is active. */
export async function serveByWorker(
  answer: (request: Request) => Promise<Response>,
  workerUrl = '/mockServiceWorker.js',
): Promise<void> {
  const worker = setupWorker(http.all('*/:service/v1/*', ({ request }) => answer(request)));
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  });
}
