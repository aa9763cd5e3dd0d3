import { withFaults } from './faulty-fetch.ts';
import type { Fault } from './scenario.ts';

const backend = () => Promise.resolve(new Response('fine'));
const ask = (fetch: (request: Request) => Promise<Response>, path = '/rest/v1/rooms') =>
  fetch(new Request(`https://portal.test${path}`));
const faulty = (fault: Omit<Fault, 'path'>) =>
  withFaults(backend, { faults: [{ path: '/rest/*', ...fault }] });

it('answers with the status and body of the fault', async () => {
  const response = await ask(faulty({ answer: { status: 503, body: { code: 'x' } } }));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ code: 'x' });
});

it('breaks the connection', async () => {
  expect((await ask(faulty({ answer: 'broken' }))).type).toBe('error');
});

it('loses the response after the request has taken effect', async () => {
  const asked: string[] = [];
  const fetch = withFaults(
    (request) => {
      asked.push(request.url);
      return backend();
    },
    { faults: [{ path: '/rest/*', answer: 'lost' }] },
  );
  expect((await ask(fetch)).type).toBe('error');
  expect(asked).toEqual(['https://portal.test/rest/v1/rooms']);
});

it('never responds', async () => {
  const waited = new Promise((resolve) => setTimeout(() => resolve('waited'), 50));
  expect(await Promise.race([ask(faulty({ answer: 'never' })), waited])).toBe('waited');
});

it('fails once and then lets requests through', async () => {
  const fetch = faulty({ answer: { status: 500 }, once: true });
  expect([(await ask(fetch)).status, (await ask(fetch)).status]).toEqual([500, 200]);
});

it.each([undefined, 'open'])('fails once for two concurrent requests with body: %s', async (body) => {
  const fetch = faulty({ ...(body && { body }), answer: { status: 500 }, once: true });
  const say = () => fetch(new Request('https://portal.test/rest/v1/rooms', { method: 'POST', body: 'open' }));
  const answers = await Promise.all([say(), say()]);
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
});

it('does not affect other paths', async () => {
  expect((await ask(faulty({ answer: { status: 500 } }), '/auth/v1/user')).status).toBe(200);
});

it('does not affect requests with another body', async () => {
  const fetch = faulty({ body: '"action":"open"', answer: { status: 500 } });
  const say = (action: string) =>
    fetch(
      new Request('https://portal.test/rest/v1/rooms', { method: 'POST', body: JSON.stringify({ action }) }),
    );
  expect([(await say('open')).status, (await say('read')).status]).toEqual([500, 200]);
});

it('delays the response', async () => {
  const started = performance.now();
  await ask(withFaults(backend, { latencyMs: 60 }));
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
});
