import type { PortalClient } from 'shared-portal/contract';
import { createIceServers } from './ice-servers';

const MINUTE_MS = 60_000;

/** A server that answers with its number of the answer, until it hangs. */
function openServers() {
  let answers = 0;
  let isHanging = false;
  const invoke = jest.fn(async () => {
    if (isHanging) return new Promise<never>(() => undefined);
    answers += 1;
    return { data: { data: { ice_servers: [{ urls: `stun:${answers}.example` }], relay_only: false } } };
  });
  const client = { functions: { invoke } } as unknown as PortalClient;
  const read = createIceServers(client, '00000000-0000-4000-8000-000000000001');
  return {
    invoke,
    /** The answer that a call gets; undefined: it waits. */
    used: async () => {
      let used: string | undefined;
      void read().then((configuration) => {
        used = String(configuration?.iceServers?.[0]?.urls);
      });
      await jest.advanceTimersByTimeAsync(0);
      return used;
    },
    hang: () => {
      isHanging = true;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads the servers with a limit of time, and uses them for half an hour', async () => {
  const { invoke, used } = openServers();
  expect(await used()).toBe('stun:1.example');
  expect(invoke).toHaveBeenCalledWith('ice-servers', expect.objectContaining({ timeout: 5000 }));
  await jest.advanceTimersByTimeAsync(29 * MINUTE_MS);
  expect(await used()).toBe('stun:1.example');
  expect(invoke).toHaveBeenCalledTimes(1);
});

it('refreshes them afterwards without waiting', async () => {
  const { used } = openServers();
  await used();
  await jest.advanceTimersByTimeAsync(31 * MINUTE_MS);
  expect(await used()).toBe('stun:1.example');
  expect(await used()).toBe('stun:2.example');
});

it('mends a call while the server does not answer, as long as the credentials last', async () => {
  const { used, hang } = openServers();
  await used();
  hang();
  await jest.advanceTimersByTimeAsync(31 * MINUTE_MS);
  expect(await used()).toBe('stun:1.example');
  await jest.advanceTimersByTimeAsync(70 * MINUTE_MS);
  expect(await used()).toBeUndefined();
});
