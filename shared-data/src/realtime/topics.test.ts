import type { PortalClient } from 'shared-portal/contract';
import { listen } from './topics';

interface FakeChannel {
  isLeaving: boolean;
  on: () => FakeChannel;
  subscribe: (onState: (state: string, error?: Error) => void) => FakeChannel;
}

/** A client as supabase-js: it gives the channel of a topic again until that has left, and a leaving one never joins. */
function createFakeClient() {
  const channels = new Map<string, FakeChannel>();
  const answers: (() => void)[] = [];
  let refusal: string | null = null;
  let joins = 0;
  let refuse = () => {};
  const channel = (name: string): FakeChannel => {
    const created: FakeChannel = {
      isLeaving: false,
      on: () => created,
      subscribe: (onState) => {
        joins += 1;
        refuse = () => onState('CHANNEL_ERROR', new Error(refusal ?? ''));
        if (refusal !== null) refuse();
        else if (!created.isLeaving) onState('SUBSCRIBED');
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
    joins: () => joins,
    /** Joins are refused for this reason from now on, that of a channel that is joined as well; null: not any more. */
    refuseWith: (reason: string | null) => {
      refusal = reason;
      if (reason !== null) refuse();
    },
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

it('joins with the new token soon where the old one has expired, and seldom where that is refused, too', async () => {
  const { client, answerLeaving, joins, refuseWith } = createFakeClient();
  const joined = jest.fn();
  const stop = listen(client, 'person:1', { events: ['changed'], onChange: jest.fn(), onJoined: joined });
  await jest.advanceTimersByTimeAsync(0);
  expect(joined).toHaveBeenLastCalledWith(true);
  refuseWith('InvalidJWTToken: Token has expired');
  expect(joined).toHaveBeenLastCalledWith(false);
  refuseWith(null);
  answerLeaving();
  await jest.advanceTimersByTimeAsync(5000);
  expect(joined).toHaveBeenLastCalledWith(true);
  expect(joins()).toBe(2);
  refuseWith('InvalidJWTToken: Token has expired');
  answerLeaving();
  await jest.advanceTimersByTimeAsync(5000);
  expect(joins()).toBe(3);
  answerLeaving();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(joins()).toBe(3);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(joins()).toBe(4);
  stop();
  answerLeaving();
  await jest.advanceTimersByTimeAsync(1500);
});
