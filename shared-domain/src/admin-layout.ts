/** How long the sidebar's state, open or collapsed, is stored. */
export const SIDEBAR_REMEMBERED_DAYS = 7;
/**
 * Width of the drawer that replaces the sidebar on phones. The sidebar's own widths, 16rem and 3rem, are in
 * its styles.
 */
export const DRAWER_WIDTH = 'min(18rem, 94vw)';
/** Ctrl or Cmd with this key toggles the sidebar. */
const SIDEBAR_SHORTCUT_KEY = 'b';
/** Below this width, in pixels, the sidebar is a drawer. */
export const MOBILE_BREAKPOINT_PX = 768;
export const NOTIFICATION_BADGE_MAX = 9;

/** Whether a key press toggles the sidebar. */
export const isSidebarShortcut = (
  event: Readonly<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>>,
): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.repeat &&
  event.key.toLowerCase() === SIDEBAR_SHORTCUT_KEY;

/** Text of the notification badge: the count, "9+" above nine, null for none. */
export function notificationBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > NOTIFICATION_BADGE_MAX ? `${NOTIFICATION_BADGE_MAX}+` : String(count);
}
