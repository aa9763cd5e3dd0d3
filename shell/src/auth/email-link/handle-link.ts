import type { PortalHistory } from 'shared-portal/history';
import type { ToastStore } from 'shared-portal/toasts';
import { copy } from './copy';
import { readArrival } from './link-arrival';

/** Screens that handle their own link. */
const OWN_LINKS = ['/auth/callback', '/nova-senha'];

/**
 * Handles a link that opened any other page (GoTrue falls back to the portal's address): reports a refusal
 * and removes it from the address, or passes tokens to the screen that signs in with them.
 */
export function handleLink({ get, navigator }: PortalHistory, toasts: ToastStore): void {
  const { pathname, search, hash } = get().location;
  if (OWN_LINKS.includes(pathname)) return;
  const arrival = readArrival({ search: '', hash });
  if (arrival.kind === 'tokens') {
    navigator.replace(`${arrival.type === 'recovery' ? '/nova-senha' : '/auth/callback'}${hash}`);
  }
  if (arrival.kind === 'error') {
    navigator.replace(`${pathname}${search}`);
    toasts.getState().show({ kind: 'error', ...copy.linkRefused });
  }
}
