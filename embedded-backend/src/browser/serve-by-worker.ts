import { http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Lets `answer` answer the page's requests to an API, through MSW's worker. Resolves when it does. */
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
