import { CONTRACT_VERSION, type Portal } from '../contract';
import { createSessionStore } from '../session';
import { createToastStore } from '../toasts';

/** The portal of a prerendered page: no session, no server. */
export function prerenderPortal(): Portal {
  return {
    contract: CONTRACT_VERSION,
    session: createSessionStore(),
    toasts: createToastStore(),
    supabase: () => Promise.reject(new Error('The server is not available during prerendering')),
    signOut: () => Promise.resolve(false),
    refreshAccount: () => Promise.resolve(),
  };
}
