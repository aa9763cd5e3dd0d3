import { CONTRACT_VERSION, type Portal, type PortalClient } from '../contract';
import { portalHistory } from '../history';
import { syncSession } from '../sync-session';
import { createSessionStore } from '../session';
import { createToastStore } from '../toasts';

export interface IsolatedPortal extends Portal {
  /** Reads the client's session; the portal then follows it. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** A portal without a shell, over a given client: for an area alone in the browser and for page tests. */
export function createIsolatedPortal(client: PortalClient): IsolatedPortal {
  const session = createSessionStore();
  const toasts = createToastStore();
  const keeper = syncSession({ client, session });
  return {
    contract: CONTRACT_VERSION,
    session,
    toasts,
    supabase: () => Promise.resolve(client),
    refreshAccount: keeper.refreshAccount,
    signOut: async (to) => {
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (!error) portalHistory().navigator.push(to);
      return !error;
    },
    start: keeper.readSession,
    stop: keeper.stop,
  };
}
