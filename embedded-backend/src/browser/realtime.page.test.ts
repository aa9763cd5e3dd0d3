import { createClient } from '@supabase/supabase-js';
import { startRealtime } from '../testing/realtime-fixture.ts';
import { send, SITE } from '../testing/start.ts';
import { until } from '../testing/realtime-clients.ts';

const ANA = '00000000-0000-4000-8000-00000000000a';

it('serves the page’s own WebSockets', async () => {
  const { backend, keys, tokenOf } = await startRealtime();
  // Makes it the backend of the page.
  await send(backend, keys.publishable, '/rest/v1/rooms');
  const token = await tokenOf(ANA);
  const client = createClient(SITE, keys.publishable, { accessToken: () => Promise.resolve(token) });
  await client.realtime.setAuth();
  const heard: unknown[] = [];
  const states: string[] = [];
  client
    .channel('room:1', { config: { private: true, broadcast: { self: true, ack: true } } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
    .subscribe((state) => states.push(state));
  await until(() => states.length > 0);
  expect(states).toEqual(['SUBSCRIBED']);
  await client.channel('room:1').send({ type: 'broadcast', event: 'own', payload: { n: 1 } });
  await backend.db.query(`select realtime.send('{"id":2}', 'changed', 'room:1', true)`);
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    ['own', { n: 1 }],
    ['changed', { id: 2 }],
  ]);
  await client.removeAllChannels();
  await backend.close();
});
