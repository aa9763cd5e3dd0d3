import { aMoment, closeClients, joined, realtimeClient, until } from '../testing/realtime-clients.ts';
import { startRealtime } from '../testing/realtime-fixture.ts';

const ANA = '00000000-0000-4000-8000-00000000000a';
const EVA = '00000000-0000-4000-8000-00000000000e';
const PRIVATE = { config: { private: true, broadcast: { ack: true } } };

let started: Awaited<ReturnType<typeof startRealtime>>;
beforeAll(async () => {
  started = await startRealtime();
});
afterEach(async () => {
  await closeClients();
  expect(started.errors).toEqual([]);
});
afterAll(() => started.backend.close());

async function open(user: string) {
  const token = await started.tokenOf(user);
  return realtimeClient(started.backend, started.keys.publishable, { token: () => token });
}
const send = (payload: object, topic = `person:${ANA}`) =>
  started.backend.db.query(`select realtime.send($1::jsonb, 'changed', $2, true)`, [
    JSON.stringify(payload),
    topic,
  ]);

/** A member of Ana's own topic, with what it hears. */
async function listening(config: object = {}) {
  const { client, cut } = await open(ANA);
  const heard: { payload: { n?: number; id: string }; meta?: { id: string; replayed?: boolean } }[] = [];
  const channel = client
    .channel(`person:${ANA}`, { config: { private: true, ...config } })
    .on('broadcast', { event: 'changed' }, (message) => heard.push(message as never));
  const states = await joined(client, channel);
  return { cut, heard, states };
}

describe('a message of the database', () => {
  it('arrives with its id, in the order of sending', async () => {
    const { heard } = await listening();
    for (let n = 0; n < 5; n += 1) await send({ n });
    await until(() => heard.length === 5);
    expect(heard.map(({ payload }) => payload.n)).toEqual([0, 1, 2, 3, 4]);
    expect(heard[0]?.meta?.id).toBe(heard[0]?.payload.id);
  });

  it('is not sent when its transaction is rolled back, nor heard in another topic', async () => {
    const { heard } = await listening();
    await started.backend.db
      .transaction(async (inside) => {
        await inside.query(`select realtime.send('{}', 'changed', $1, true)`, [`person:${ANA}`]);
        throw new Error('no');
      })
      .catch(() => undefined);
    await send({}, `person:${EVA}`);
    await aMoment();
    expect(heard).toEqual([]);
  });

  it('may exceed what a notification holds', async () => {
    const { heard } = await listening();
    await send({ text: 'x'.repeat(20_000) });
    await until(() => heard.length === 1);
  });

  it('is delivered again on request', async () => {
    await started.backend.db.exec('delete from realtime.messages');
    for (let n = 0; n < 4; n += 1) {
      await send({ n });
      // Messages of one millisecond have no order.
      await aMoment();
    }
    const { heard } = await listening({ broadcast: { replay: { since: 1, limit: 3 } } });
    await until(() => heard.length === 3);
    expect(heard.map(({ payload, meta }) => [payload.n, meta?.replayed])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  it('is missed by a client without a connection, which joins again by itself', async () => {
    const { cut, heard, states } = await listening();
    cut();
    await send({ n: 1 });
    await until(() => states.filter((state) => state === 'SUBSCRIBED').length === 2);
    await send({ n: 2 });
    await until(() => heard.length === 1);
    expect(heard[0]?.payload.n).toBe(2);
  });
});

it('shows who is present: joins, changes, leaves', async () => {
  const [ana, eva] = [await open(ANA), await open(EVA)];
  const changes: string[] = [];
  const watching = eva.client
    .channel('room:1', { config: { private: true, presence: { key: 'eva' } } })
    .on('presence', { event: 'join' }, ({ key }) => changes.push(`+${key}`))
    .on('presence', { event: 'leave' }, ({ key }) => changes.push(`-${key}`));
  await joined(eva.client, watching);
  const present = ana.client
    .channel('room:1', { config: { private: true, presence: { key: 'ana' } } })
    .on('presence', { event: 'sync' }, () => undefined);
  await joined(ana.client, present);
  expect(await present.track({ isReady: false })).toBe('ok');
  await until(() => changes.includes('+ana'));
  await present.track({ isReady: true });
  await until(() => watching.presenceState()['ana']?.[0]?.['isReady' as never] === true);
  ana.cut();
  await until(() => Object.keys(watching.presenceState()).length === 0);
  expect(changes).toEqual(expect.arrayContaining(['+ana', '-ana']));
});

it('does not let a listener be present where it may not speak', async () => {
  const { client } = await open(ANA);
  const channel = client.channel(`person:${ANA}`, PRIVATE).on('presence', { event: 'sync' }, () => undefined);
  await joined(client, channel);
  expect(await channel.track({})).toBe('error');
});

it('has no public channels by default', async () => {
  const { client } = realtimeClient(started.backend, started.keys.publishable);
  expect(await joined(client, client.channel('lobby'))).toEqual([expect.stringContaining('PrivateOnly')]);
});

it('keeps the connection when a frame cannot be read', () => {
  const answers: unknown[] = [];
  const address = new URL(`wss://a/?apikey=${started.keys.publishable}&vsn=2.0.0`);
  const wire = { send: (frame: unknown) => void answers.push(frame), close: () => undefined };
  const link = started.backend.realtime.connect(address, wire);
  for (const frame of ['', '{', 'null', Uint8Array.of(9)]) link?.receive(frame);
  link?.receive('[null,"2","phoenix","heartbeat",{}]');
  link?.closed();
  expect(answers).toEqual(['[null,"2","phoenix","phx_reply",{"status":"ok","response":{}}]']);
});
