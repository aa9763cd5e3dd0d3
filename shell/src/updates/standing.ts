import type { RemoteArea } from '../remotes/remote-area';
import { AreaError } from '../remotes/area-error';
import { isOlder } from './is-older';

/** A page may go on for so long after its area has to stop, in milliseconds. */
const LONGEST_WAIT_MS = 90 * 60_000;
/** A consultation, and a booking with its payment, are not interrupted. */
export const isUninterrupted = (pathname: string): boolean => /^\/(sala|patient\/booking)\//.test(pathname);

/** Why a page must stop running a version of an area; null: it need not. */
export function stopOf(version: string, { enabled, message, minimum }: RemoteArea): AreaError | null {
  if (!enabled) return new AreaError('switched-off', undefined, message);
  return minimum !== null && isOlder(version, minimum) ? new AreaError('too-old') : null;
}

/**
 * Whether an area may be stopped on the current page: after 90 minutes on each, before that not during a consultation,
 * a booking or unsaved changes. Forms with unsaved changes refuse to be unloaded by this event (`useHeldStop`).
 * @param sinceMs how long it has had to stop
 */
export function mayStop(pathname: string, sinceMs: number): boolean {
  if (sinceMs >= LONGEST_WAIT_MS) return true;
  return !isUninterrupted(pathname) && window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
