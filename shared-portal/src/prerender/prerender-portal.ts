import { CONTRACT_VERSION, type Portal } from '../contract';
import { createSessionStore } from '../session';
import { createToastStore } from '../toasts';

/** The portal of a page that nobody has opened yet: no session, no server. */
export function prerenderPortal(): Portal {
  return {
    contract: CONTRACT_VERSION,
    session: createSessionStore(),
    toasts: createToastStore(),
    supabase: () => Promise.reject(new Error('There is no server while a page is prerendered')),
    signOut: () => Promise.resolve(false),
    refreshAccount: () => Promise.resolve(),
  };
}
