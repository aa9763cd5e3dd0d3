import { waitFor } from '@testing-library/react';
import { portalHistory } from 'shared-portal/history';
import { collect } from './collect';
import { report } from './report';
import { startTelemetry } from './start-telemetry';

const vitals: ((metric: { name: string; value: number }) => void)[] = [];
jest.mock('web-vitals', () => {
  const on = (listener: (typeof vitals)[number]) => void vitals.push(listener);
  return { onCLS: on, onINP: on, onLCP: on };
});

/** Waits until the requested chunks are loaded. */
const chunksLoaded = () => new Promise((resolve) => setTimeout(resolve, 100));

it('does not start if the page names no endpoint', async () => {
  startTelemetry();
  await chunksLoaded();
  expect(vitals).toEqual([]);
});

it('sends events from before and after the start, with the route and no address', () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  portalHistory().navigator.replace('/patient/booking/b0000001-0000-4000-8000-000000000001?dia=2026-11-26');
  report({ kind: 'area-failed', area: 'mf-patient', version: '0.1.0', fault: 'unreachable' });
  expect(sendBeacon).not.toHaveBeenCalled();

  collect('/telemetry');
  report({ kind: 'error', name: 'TypeError' });
  vitals[0]?.({ name: 'CLS', value: 0 });

  const route = '/patient/booking/:id';
  expect(sendBeacon.mock.calls.map(([, body]: unknown[]) => JSON.parse(String(body)) as unknown)).toEqual([
    { kind: 'area-failed', area: 'mf-patient', version: '0.1.0', fault: 'unreachable', route },
    { kind: 'error', name: 'TypeError', route },
    { kind: 'vital', name: 'CLS', value: 0, route },
  ]);
});

it.each([
  ['/chat/d0000006-0000-4000-8000-000000000006', '/chat/:id'],
  ['/sala/d0000006-0000-4000-8000-000000000006', '/sala/:id'],
  ['/feedback?consultation=d0000003-0000-4000-8000-000000000003', '/feedback'],
  ['/professional/profile/b0000001-0000-4000-8000-000000000001#avaliacoes', '/professional/profile/:id'],
  ['/welcome?name=Ana&email=ana@exemplo.com.br&emailSent=true', '/welcome'],
  ['/nova-senha?token_hash=0123&type=recovery', '/nova-senha'],
  ['/ana@exemplo.com.br', null],
])('reports nothing about %s but its route', (address, route) => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  collect('/telemetry');
  portalHistory().navigator.replace(address);
  report({ kind: 'area-shown', area: 'mf-public', version: '0.1.0', ms: 12 });
  const line = { kind: 'area-shown', area: 'mf-public', version: '0.1.0', ms: 12, route };
  expect(sendBeacon.mock.calls).toEqual([['/telemetry', JSON.stringify(line)]]);
});

it('logs to the console without an endpoint', () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  collect(undefined);
  report({ kind: 'area-shown', area: 'mf-public', version: '0.1.0', ms: 12 });
  expect(debug).toHaveBeenCalledWith('telemetry', expect.objectContaining({ kind: 'area-shown', ms: 12 }));
});

it('starts with the endpoint named by the page', async () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  document.head.innerHTML = '<meta name="telemetry" content="/where">';
  vitals.length = 0;
  startTelemetry();
  await waitFor(() => expect(vitals).toHaveLength(3));
  vitals[1]?.({ name: 'INP', value: 40 });
  expect(sendBeacon).toHaveBeenCalledWith('/where', expect.stringContaining('"name":"INP","value":40'));
});
