import { isSidebarShortcut, notificationBadge } from './admin-layout';

describe('the admin layout', () => {
  it('shows at most "9+" notifications', () => {
    expect([0, 1, 9, 10, 250].map(notificationBadge)).toEqual([null, '1', '9', '9+', '9+']);
  });

  it('toggles its sidebar with Ctrl or Cmd and B', () => {
    const press = (key: string, ctrlKey: boolean, metaKey: boolean) =>
      isSidebarShortcut({ key, ctrlKey, metaKey, shiftKey: false, altKey: false, repeat: false });
    expect([press('b', true, false), press('B', false, true)]).toEqual([true, true]);
    expect([press('b', false, false), press('a', true, false)]).toEqual([false, false]);
  });

  it.each([{ shiftKey: true }, { altKey: true }, { repeat: true }])('leaves %j to the browser', (more) => {
    const plain = { key: 'b', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, repeat: false };
    expect(isSidebarShortcut({ ...plain, ...more })).toBe(false);
  });
});
