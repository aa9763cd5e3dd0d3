import { act, screen, waitFor } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import type { PortalClient } from 'shared-portal/contract';
import { openScenario } from 'shared-portal/testing';
import { useUnreadCount } from './notifications';
import { QueryProvider, useRead } from './query';
import { useLive, useOwnTopic, useTopic } from './realtime';

function Count() {
  const { data } = useUnreadCount();
  return <p>{data === undefined ? 'lendo' : `${data} não lidas`}</p>;
}
const Bell = () => (
  <QueryProvider>
    <Count />
  </QueryProvider>
);

const reread = jest.fn();
function Topic({ name }: { readonly name: string }) {
  return <p>{useTopic(name, ['changed'], reread) ? 'ligado' : 'desligado'}</p>;
}

const read = jest.fn(() => Promise.resolve('lido'));
function Following() {
  useLive(useOwnTopic(), ['notifications'], ['diary']);
  return <p>{useRead({ key: ['diary'], read }).data}</p>;
}
const isShown = (visible: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

const tell = `select private.tell('${PEOPLE.camila.id}', 'booking', 'Oi', '', '/patient/dashboard')`;
const scenario = { title: 'a', path: '/', as: 'patient' } as const;
const statesOf = (client: PortalClient) => client.getChannels().map(({ state }) => state);

const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

afterEach(() => {
  jest.restoreAllMocks();
  reread.mockClear();
  read.mockClear();
});

it('shows a change at once, and closes its channel afterwards', async () => {
  const { client, unmount } = await openScenario(Bell, scenario, { hasSockets: true });
  await waitFor(() => expect(statesOf(client)).toEqual(['joined']));
  await screen.findByText('0 não lidas');
  await embedded.exec(tell);
  await screen.findByText('1 não lidas');
  unmount();
  await waitFor(() => expect(statesOf(client)).toEqual([]), { timeout: 3000 });
});

it('does not repeat a refused join', async () => {
  const Both = () => (
    <>
      <Topic name="team:payments" />
      <Topic name={`person:${PEOPLE.camila.id}`} />
    </>
  );
  const { client } = await openScenario(Both, scenario, { hasSockets: true });
  await screen.findByText('ligado');
  await waitFor(() => expect(statesOf(client)).toEqual(['joined']));
  expect(screen.getByText('desligado')).toBeInTheDocument();
});

it('joins again after the connection was lost, and then reads again', async () => {
  const Own = () => <Topic name={`person:${PEOPLE.camila.id}`} />;
  const { client } = await openScenario(Own, scenario, { hasSockets: true });
  await screen.findByText('ligado');
  await waitFor(() => expect(reread).toHaveBeenCalledTimes(1));
  const adapter = Reflect.get(client.realtime, 'socketAdapter') as { socket: { conn: WebSocket } };
  adapter.socket.conn.close(3001, 'lost');
  await screen.findByText('desligado');
  await screen.findByText('ligado');
  await waitFor(() => expect(reread).toHaveBeenCalledTimes(2));
});

it('asks by its timer where no connection opens', async () => {
  const { client } = await openScenario(Bell, scenario);
  await screen.findByText('0 não lidas');
  expect(statesOf(client)).toEqual(['joining']);
});

it('reads once for all who follow a key, and in a hidden tab when it is shown', async () => {
  const Both = () => (
    <QueryProvider>
      <Following />
      <Following />
    </QueryProvider>
  );
  const { client } = await openScenario(Both, scenario, { hasSockets: true });
  await waitFor(() => expect(statesOf(client)).toEqual(['joined']));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await embedded.exec(`${tell}; ${tell}`);
  await pause();
  expect(read).toHaveBeenCalledTimes(3);
  isShown(false);
  await embedded.exec(tell);
  await pause();
  expect(read).toHaveBeenCalledTimes(3);
  isShown(true);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(4));
});

it('reads each minute where no connection opens and the queries do not ask by themselves', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const Own = () => (
    <QueryProvider>
      <Following />
    </QueryProvider>
  );
  await openScenario(Own, scenario);
  await screen.findByText('lido');
  expect(read).toHaveBeenCalledTimes(1);
  act(() => {
    for (const [ask, ms] of timers.mock.calls) if (ms === 60_000) (ask as () => void)();
  });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
