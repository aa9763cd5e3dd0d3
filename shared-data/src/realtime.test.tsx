import { screen, waitFor } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import type { PortalClient } from 'shared-portal/contract';
import { openScenario } from 'shared-portal/testing';
import { useUnreadCount } from './notifications';
import { QueryProvider } from './query';
import { useTopic } from './realtime';

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

const tell = `select private.tell('${PEOPLE.camila.id}', 'booking', 'Oi', '', '/patient/dashboard')`;
const scenario = { title: 'a', path: '/', as: 'patient' } as const;
const statesOf = (client: PortalClient) => client.getChannels().map(({ state }) => state);

beforeEach(() => reread.mockClear());

it('shows a change within 300 ms, and closes its channel afterwards', async () => {
  const { client, unmount } = await openScenario(Bell, scenario, { hasSockets: true });
  await waitFor(() => expect(statesOf(client)).toEqual(['joined']));
  await screen.findByText('0 não lidas');
  // The read after joining.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await embedded.exec(tell);
  const at = performance.now();
  await screen.findByText('1 não lidas', {}, { interval: 10 });
  expect(performance.now() - at).toBeLessThan(300);
  unmount();
  await waitFor(() => expect(statesOf(client)).toEqual([]));
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
