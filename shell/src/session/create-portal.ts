import { CONTRACT_VERSION, type Portal } from 'shared-portal/contract';
import type { PortalHistory } from 'shared-portal/history';
import { createSessionStore } from 'shared-portal/session';
import { createToastStore } from 'shared-portal/toasts';
import type { Backend } from './backend';

export interface ShellPortal extends Portal {
  /** Loads the client and reads the stored session. Rejects when the client cannot be loaded. */
  readonly connect: () => Promise<void>;
}

/** Creates the page's portal. Loads nothing until the first call that needs the server. */
export function createPortal(history: PortalHistory): ShellPortal {
  const session = createSessionStore();
  const toasts = createToastStore();
  let backend: Promise<Backend> | undefined;
  let leaving: Parameters<Portal['signOut']> | null = null;

  // The address changes before the session, so that the guard has nothing left to refuse.
  const onSignedOut = () => {
    if (leaving) history.navigator.push(...leaving);
  };
  const load = async () => {
    const { connectBackend } = await import('./backend');
    return connectBackend({ session, toasts, onSignedOut });
  };
  const connected = () =>
    (backend ??= load().catch((error: unknown) => {
      backend = undefined;
      throw error;
    }));

  return {
    contract: CONTRACT_VERSION,
    session,
    toasts,
    supabase: async () => (await connected()).client,
    connect: async () => (await connected()).keeper.readSession(),
    refreshAccount: async () => (await connected()).keeper.refreshAccount(),
    signOut: async (...entry) => {
      leaving = entry;
      try {
        return await (await connected()).endSession();
      } catch {
        return false;
      } finally {
        leaving = null;
      }
    },
  };
}
