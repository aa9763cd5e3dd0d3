import { act, screen, waitFor } from '@testing-library/react';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { QueryProvider } from './query';
import { useServerClock, type ServerClock } from './server-clock';

const A_DAY_MS = 86_400_000;

const daysAhead = ({ now, isMeasured }: ServerClock) =>
  isMeasured ? Math.round((now().getTime() - Date.now()) / A_DAY_MS) : 'medindo';

function Difference() {
  return <p>{daysAhead(useServerClock())}</p>;
}
const Clock = () => (
  <QueryProvider>
    <Difference />
  </QueryProvider>
);

it('measures again after the device’s clock was changed', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  await openScenario(Clock, { title: '', path: '/', as: 'patient' });
  expect(await screen.findByText('0')).toBeInTheDocument();
  const checks = every.mock.calls.filter(([, ms]) => ms === 30_000).map(([check]) => check);
  const wrong = new Date(Date.now() + 2 * A_DAY_MS);
  setDeviceClock(wrong);
  act(() => checks.forEach((check) => check()));
  await waitFor(() => expect(screen.getByText('-2')).toBeInTheDocument());
});
