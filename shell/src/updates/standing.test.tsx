import { isOlder } from './is-older';
import { mayStop, stopOf } from './standing';

const MINUTE_MS = 60_000;
const area = {
  name: 'mf-patient',
  version: '0.2.0',
  contract: '1.0.0',
  entry: '',
  integrity: {},
  routes: [],
  enabled: true,
  message: null,
  minimum: null,
} as const;

it.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.1', true],
  ['0.2.0', '0.10.0', true],
  ['0.10.0', '0.2.0', false],
  ['1.0.0', '0.9.9', false],
  ['local', '9.0.0', false],
])('%s is older than %s: %s', (version, other, expected) => {
  expect(isOlder(version, other)).toBe(expected);
});

describe('an area', () => {
  it('stops with its message when it is off', () => {
    expect(stopOf('0.2.0', { ...area, enabled: false, message: 'Voltamos às 9h.' })).toMatchObject({
      fault: 'switched-off',
      note: 'Voltamos às 9h.',
    });
  });

  it('stops when the page runs a version below the minimum, and not because a newer one is published', () => {
    expect(stopOf('0.1.0', { ...area, minimum: '0.2.0' })).toMatchObject({ fault: 'too-old' });
    expect(stopOf('0.2.0', { ...area, minimum: '0.2.0' })).toBeNull();
    expect(stopOf('0.1.0', area)).toBeNull();
  });
});

describe('stopping', () => {
  it.each(['/patient/dashboard', '/admin/users', '/chat/1'])('happens at once on %s', (path) => {
    expect(mayStop(path, 0)).toBe(true);
  });

  it.each(['/sala/1', '/patient/booking/1'])('waits for the end of %s, at most 90 minutes', (path) => {
    expect(mayStop(path, 89 * MINUTE_MS)).toBe(false);
    expect(mayStop(path, 90 * MINUTE_MS)).toBe(true);
  });

  it('waits for unsaved changes, at most 90 minutes', () => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    expect(mayStop('/patient/profile', 0)).toBe(false);
    expect(mayStop('/patient/profile', 90 * MINUTE_MS)).toBe(true);
    window.removeEventListener('beforeunload', keep);
    expect(mayStop('/patient/profile', 0)).toBe(true);
  });
});
