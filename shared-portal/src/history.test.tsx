import { createPortalHistory } from './history';

const open = (address = '/a?x=1#y') => {
  window.history.replaceState(null, '', address);
  return createPortalHistory(window);
};

describe('the history of the page', () => {
  it('starts at the current address', () => {
    expect(open().get()).toEqual({
      location: { pathname: '/a', search: '?x=1', hash: '#y', state: null, key: 'default' },
      action: 'POP',
    });
  });

  it('pushes, with a key and the given state', () => {
    const { navigator, get } = open();
    const before = window.history.length;
    navigator.push('/b?z=2', { from: 'a' });
    expect(window.location.pathname + window.location.search).toBe('/b?z=2');
    expect(window.history).toHaveLength(before + 1);
    expect(get()).toMatchObject({ action: 'PUSH', location: { pathname: '/b', state: { from: 'a' } } });
    expect(get().location.key).not.toBe('default');
  });

  it('replaces without a new entry', () => {
    const { navigator, get } = open();
    const before = window.history.length;
    navigator.replace({ pathname: '/c', search: '?d=1' });
    expect(window.history).toHaveLength(before);
    expect(get()).toMatchObject({ action: 'REPLACE', location: { pathname: '/c', search: '?d=1' } });
  });

  it('resolves relative paths against the current address', () => {
    const { navigator, get } = open('/a/b?x=1');
    navigator.push('?x=2');
    expect(get().location).toMatchObject({ pathname: '/a/b', search: '?x=2' });
    expect(navigator.encodeLocation?.('/ação')).toEqual({
      pathname: '/a%C3%A7%C3%A3o',
      search: '',
      hash: '',
    });
  });

  it('notifies listeners until they unsubscribe', () => {
    const { navigator, listen } = open();
    const first = jest.fn();
    const second = jest.fn();
    const stop = listen(first);
    listen(second);
    navigator.push('/b');
    stop();
    navigator.push('/c');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('follows the back button', async () => {
    const { navigator, listen, get } = open('/a');
    navigator.push('/b');
    const moved = new Promise<void>((resolve) => void listen(() => resolve()));
    navigator.go(-1);
    await moved;
    expect(get()).toMatchObject({ action: 'POP', location: { pathname: '/a' } });
  });
});
