import { closeClients, joined, realtimeClient, until } from '../testing/realtime-clients.ts';
import { startRealtime } from '../testing/realtime-fixture.ts';

const ANA = '00000000-0000-4000-8000-00000000000a';

let source: Awaited<ReturnType<typeof emptySource>>;
beforeAll(async () => {
  source = await emptySource();
});

// A PGlite belongs to one process, and a page has no PostgreSQL.
it('passes broadcasts and presence between two backends on one PostgreSQL', async () => {
  if (typeof source !== 'function') return;
  const first = await startRealtime({ source });
  const second = await startRealtime({ source, keys: first.keys });
  const token = await first.tokenOf(ANA);
  const room = async ({ backend, keys }: typeof first, key: string) => {
    const { client } = realtimeClient(backend, keys.publishable, { token: () => token });
    const heard: unknown[] = [];
    const channel = client
      .channel('room:1', { config: { private: true, broadcast: { ack: true }, presence: { key } } })
      .on('presence', { event: 'sync' }, () => undefined)
      .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
    await joined(client, channel);
    return { channel, heard, present: () => Object.keys(channel.presenceState()).toSorted() };
  };
  const ana = await room(first, 'ana');
  await ana.channel.track({ n: 1 });
  const eva = await room(second, 'eva');
  await until(() => eva.present().includes('ana'));
  await eva.channel.track({ n: 2 });
  await until(() => ana.present().length === 2);

  await ana.channel.send({ type: 'broadcast', event: 'signal', payload: { sdp: 'olá' } });
  await until(() => eva.heard.length === 1);
  await first.backend.db.query(`select realtime.send('{"n":1}', 'changed', 'room:1', true)`);
  await until(() => eva.heard.length === 2 && ana.heard.length === 1);
  expect(eva.heard).toEqual([
    ['signal', { sdp: 'olá' }],
    ['changed', expect.objectContaining({ n: 1 })],
  ]);
  const clientsOwn = 'select 1 from realtime.messages where event <> $1';
  expect(await first.backend.db.query(clientsOwn, ['changed'])).toEqual([]);

  await first.backend.close();
  await until(() => eva.present().join() === 'eva');
  await closeClients();
  await second.backend.close();
  expect([...first.errors, ...second.errors]).toEqual([]);
}, 60_000);
