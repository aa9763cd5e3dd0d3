import { generateKeys, SITE, startFixture } from '../testing/start.ts';

// Node only: a page cannot send its own preflight; its browser does.

it('is answered without an API key', async () => {
  const backend = await startFixture({ keys: generateKeys() });
  const preflight = await backend.fetch(
    new Request(`${SITE}/rest/v1/rooms`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'apikey,prefer' },
    }),
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('apikey,prefer');
  await backend.close();
}, 60_000);
