import type { PortalClient } from 'shared-portal/contract';
import { listen } from './topics';

interface FakeChannel {
  isLeaving: boolean;
  on: () => FakeChannel;
  subscribe: (onState: (state: string) => void) => FakeChannel;
}

/** A client as supabase-js: it gives the channel of a topic again until that has left, and a leaving one never joins. */
function createFakeClient() {
  const channels = new Map<string, FakeChannel>();
  const answers: (() => void)[] = [];
  const channel = (name: string): FakeChannel => {
    const created: FakeChannel = {
      isLeaving: false,
      on: () => created,
      subscribe: (onState) => {
        if (!created.isLeaving) onState('SUBSCRIBED');
        return created;
      },
    };
    const given = channels.get(name) ?? created;
    channels.set(name, given);
    return given;
  };
  const removeChannel = async (left: FakeChannel) => {
    left.isLeaving = true;
    await new Promise<void>((resolve) => answers.push(resolve));
    channels.clear();
  };
  const client = { channel, removeChannel, realtime: { setAuth: async () => undefined } };
  return {
    client: client as unknown as PortalClient,
    answerLeaving: () => answers.forEach((answer) => answer()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('joins a topic again whose channel is still being left', async () => {
  const { client, answerLeaving } = createFakeClient();
  const joined = jest.fn();
  const listener = { events: ['changed'], onChange: jest.fn(), onJoined: joined };
  const stop = listen(client, 'person:1', listener);
  await jest.advanceTimersByTimeAsync(0);
  expect(joined).toHaveBeenLastCalledWith(true);
  stop();
  await jest.advanceTimersByTimeAsync(1500);
  joined.mockClear();
  listen(client, 'person:1', listener);
  await jest.advanceTimersByTimeAsync(100);
  expect(joined).not.toHaveBeenCalled();
  answerLeaving();
  await jest.advanceTimersByTimeAsync(100);
  expect(joined).toHaveBeenLastCalledWith(true);
});
