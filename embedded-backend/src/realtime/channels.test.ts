import {
  aMoment,
  closeClients,
  joined,
  realtimeClient,
  subscribed,
  until,
} from '../testing/realtime-clients.ts';
import { startRealtime } from '../testing/realtime-fixture.ts';

const ANA = '00000000-0000-4000-8000-00000000000a';
const EVA = '00000000-0000-4000-8000-00000000000e';
const PRIVATE = { config: { private: true, broadcast: { ack: true } } };

let started: Awaited<ReturnType<typeof startRealtime>>;
beforeAll(async () => {
  started = await startRealtime({ publicChannels: true });
});
afterEach(async () => {
  await closeClients();
  expect(started.errors).toEqual([]);
});
afterAll(() => started.backend.close());

const clientWith = (token: () => string | null, vsn?: string) =>
  realtimeClient(started.backend, started.keys.publishable, { token, ...(vsn && { vsn }) });
async function clientOf(user: string, seconds?: number) {
  const token = await started.tokenOf(user, seconds);
  return clientWith(() => token).client;
}

describe('joining a private channel', () => {
  it('is allowed by a policy', async () => {
    const client = await clientOf(ANA);
    expect(await joined(client, client.channel(`person:${ANA}`, PRIVATE))).toEqual(['SUBSCRIBED']);
  });

  it.each([
    ['another user', () => clientOf(EVA), /Unauthorized: You do not have permissions to read/],
    [
      'a visitor',
      () => Promise.resolve(realtimeClient(started.backend, started.keys.publishable).client),
      /Unauthorized/,
    ],
    ['an expired token', () => clientOf(ANA, -10), /InvalidJWTToken: Token has expired/],
    ['a forged token', () => Promise.resolve(clientWith(() => 'a.b.c').client), /InvalidJWTToken/],
  ])('is refused for %s', async (_, open, reason) => {
    const client = await open();
    const [state] = await joined(client, client.channel(`person:${ANA}`, PRIVATE));
    expect(state).toMatch(/^CHANNEL_ERROR/);
    expect(state).toMatch(reason);
  });

  it('leaves no rows behind', async () => {
    const client = await clientOf(ANA);
    const room = client.channel('room:1', PRIVATE);
    await joined(client, room);
    await room.send({ type: 'broadcast', event: 'hi', payload: {} });
    expect(await started.backend.db.query('select 1 from realtime.messages')).toEqual([]);
  });

  it('needs a valid API key', async () => {
    const { client } = realtimeClient(started.backend, 'sb_publishable_wrong');
    const states = subscribed(client.channel('lobby'));
    await until(() => states.some((state) => state.startsWith('CHANNEL_ERROR')));
  });
});

describe.each(['1.0.0', '2.0.0'])('a broadcast, in version %s', (vsn) => {
  it('reaches the others, and its sender if wanted, and is acknowledged', async () => {
    const [ana, eva] = [clientWith(() => null, vsn).client, clientWith(() => null, vsn).client];
    const heard: unknown[] = [];
    const own: unknown[] = [];
    const first = ana
      .channel('lobby', { config: { broadcast: { ack: true, self: true } } })
      .on('broadcast', { event: 'hi' }, ({ payload }) => own.push(payload));
    const second = eva
      .channel('lobby')
      .on('broadcast', { event: 'hi' }, ({ payload }) => heard.push(payload));
    await joined(ana, first);
    await joined(eva, second);
    expect(await first.send({ type: 'broadcast', event: 'hi', payload: { text: 'olá 🙂' } })).toBe('ok');
    await until(() => heard.length === 1 && own.length === 1);
    await second.send({ type: 'broadcast', event: 'hi', payload: { n: 2 } });
    await until(() => own.length === 2);
    expect(heard).toEqual([{ text: 'olá 🙂' }]);
    expect(own).toEqual([{ text: 'olá 🙂' }, { n: 2 }]);
    expect(await second.httpSend('hi', { n: 3 })).toEqual({ success: true });
    await until(() => heard.length === 2 && own.length === 3);
  });
});

it('passes bytes on', async () => {
  const [ana, eva] = [clientWith(() => null).client, clientWith(() => null).client];
  const heard: ArrayBuffer[] = [];
  const channel = eva.channel('bytes').on('broadcast', { event: 'b' }, ({ payload }) => heard.push(payload));
  await joined(eva, channel);
  const from = ana.channel('bytes');
  await joined(ana, from);
  await from.send({ type: 'broadcast', event: 'b', payload: Uint8Array.of(1, 2, 255).buffer });
  await until(() => heard.length === 1);
  expect([...new Uint8Array(heard[0] ?? new ArrayBuffer())]).toEqual([1, 2, 255]);
});

describe('sending in a private channel', () => {
  it('is heard only in the private channel of that name', async () => {
    const [ana, eva] = [await clientOf(ANA), await clientOf(EVA)];
    const heard: unknown[] = [];
    const listen = (config: object) =>
      eva
        .channel('room:2', { config })
        .on('broadcast', { event: 'hi' }, ({ payload }) => heard.push(payload));
    await joined(eva, listen({}));
    const from = ana.channel('room:2', PRIVATE);
    await joined(ana, from);
    expect(await from.send({ type: 'broadcast', event: 'hi', payload: {} })).toBe('ok');
    await aMoment();
    expect(heard).toEqual([]);
  });

  it('is dropped without a policy, and never acknowledged', async () => {
    const [ana, other] = [await clientOf(ANA), await clientOf(ANA)];
    const heard: unknown[] = [];
    const listening = other
      .channel(`person:${ANA}`, PRIVATE)
      .on('broadcast', { event: '*' }, (message) => heard.push(message));
    await joined(other, listening);
    const own = ana.channel(`person:${ANA}`, PRIVATE);
    await joined(ana, own);
    expect(await own.send({ type: 'broadcast', event: 'changed', payload: {} })).toBe('timed out');
    await own.httpSend('changed', {});
    await aMoment();
    expect(heard).toEqual([]);
  });
});

describe('a token', () => {
  it('closes the channel when it expires', async () => {
    const client = await clientOf(ANA, 1);
    const reasons: unknown[] = [];
    const channel = client
      .channel(`person:${ANA}`, PRIVATE)
      .on('system', {}, ({ message }) => reasons.push(message));
    const states = await joined(client, channel);
    await until(() => states.length === 2);
    expect(states).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(reasons).toEqual(['Token has expired']);
  });

  it('is renewed without leaving', async () => {
    let token = await started.tokenOf(ANA, 1);
    const { client } = clientWith(() => token);
    const states = await joined(client, client.channel(`person:${ANA}`, PRIVATE));
    token = await started.tokenOf(ANA);
    await client.realtime.setAuth();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(states).toEqual(['SUBSCRIBED']);
  });

  it('closes the channel when the renewed one has lost the right', async () => {
    let token = await started.tokenOf(ANA);
    const { client } = clientWith(() => token);
    const reasons: string[] = [];
    const channel = client
      .channel(`person:${ANA}`, PRIVATE)
      .on('system', {}, ({ message }: { message: string }) => reasons.push(message));
    const states = await joined(client, channel);
    token = await started.tokenOf(EVA);
    await client.realtime.setAuth();
    await until(() => states.length === 2);
    expect(states).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(reasons[0]).toMatch(/no longer have permission/);
  });
});

describe('a limit', () => {
  it('closes a channel after five calls of presence in thirty seconds', async () => {
    const client = await clientOf(ANA);
    const channel = client.channel('room:3', PRIVATE).on('presence', { event: 'sync' }, () => undefined);
    const states = await joined(client, channel);
    for (let n = 0; n < 6; n += 1) await channel.track({ n });
    await until(() => states.includes('CLOSED'));
  });

  it('refuses a broadcast of more than 3 MB', async () => {
    const client = await clientOf(ANA);
    const channel = client.channel('room:4', PRIVATE);
    await joined(client, channel);
    const payload = { text: 'x'.repeat(3_000_000) };
    expect(await channel.send({ type: 'broadcast', event: 'hi', payload })).toBe('error');
  });

  it('refuses the hundred-and-first channel of a connection', async () => {
    const { client } = clientWith(() => null);
    const all = Array.from({ length: 101 }, (_, n) => subscribed(client.channel(`c${n}`)));
    await until(() => all.every((states) => states.length > 0));
    expect(all.map(([state]) => state).filter((state) => state !== 'SUBSCRIBED')).toEqual([
      expect.stringContaining('ChannelRateLimitReached'),
    ]);
  });
});
