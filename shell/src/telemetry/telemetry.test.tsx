import { portalHistory } from 'shared-portal/history';
import { collect } from './collect';
import { report } from './report';

const vitals: ((metric: { name: string; value: number }) => void)[] = [];
jest.mock('web-vitals', () => {
  const on = (tell: (typeof vitals)[number]) => void vitals.push(tell);
  return { onCLS: on, onINP: on, onLCP: on };
});

it('hands over what happened before and after it began, with the route and nothing of its address', () => {
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

it('is told to the console where there is no endpoint', () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  collect(undefined);
  report({ kind: 'area-shown', area: 'mf-public', version: '0.1.0', ms: 12 });
  expect(debug).toHaveBeenCalledWith('telemetry', expect.objectContaining({ kind: 'area-shown', ms: 12 }));
});
