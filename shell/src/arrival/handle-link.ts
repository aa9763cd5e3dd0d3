import type { PortalHistory } from 'shared-portal/history';
import type { ToastStore } from 'shared-portal/toasts';
import { copy } from './copy';
import { readArrival } from './link-arrival';

/** Screens that deal with their link themselves. */
const OWN_LINKS = ['/auth/callback', '/nova-senha'];

/**
 * Deals with a link that led to any other page (GoTrue falls back to the portal's address): a refusal is told and
 * taken out of the address, tokens go to the screen that signs in with them.
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
