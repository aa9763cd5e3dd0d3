import { createClient } from '@supabase/supabase-js';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { syncSession, type SessionSync } from 'shared-portal/sync-session';
import type { SessionStore } from 'shared-portal/session';
import type { ToastStore } from 'shared-portal/toasts';
import { accountMemory } from './account-memory';
import { copy } from './copy';
import { endSession } from './end-session';
import { replacementToken } from './replacement-token';
import { forgetOthers } from './forget-drafts';
import { readPortalConfig } from './portal-config';
import { refreshFetch } from './refresh-fetch';
import { createRequestGate } from './request-gate';
import { createSessionStorage } from './session-storage';
import { SESSION_KEY } from './stored-session';

export interface Backend {
  readonly client: PortalClient;
  readonly keeper: SessionSync;
  /** Ends this device's session and says so; false, with nothing changed, when the server refuses. */
  readonly endSession: () => Promise<boolean>;
}

interface Connected {
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly onSignedOut: () => void;
}

/**
 * Creates the page's only client and connects it to the session store. A separate chunk, because it is 50 kB.
 */
export async function connectBackend({ session, toasts, onSignedOut }: Connected): Promise<Backend> {
  const { supabaseUrl, publishableKey } = await readPortalConfig();
  const storage = createSessionStorage();
  const isSignedIn = () => session.getState().phase === 'signed-in';
  const lose = async () => {
    const before = isSignedIn();
    if (before) await keeper.readSession();
    return before && !isSignedIn();
  };
  const gate = createRequestGate();
  const client: PortalClient = createClient<Database>(supabaseUrl, publishableKey, {
    global: { fetch: refreshFetch((refused) => replacementToken(client, refused), lose, gate) },
    auth: {
      storage,
      storageKey: SESSION_KEY,
      // The shell reads e-mail links from the address itself and reports their failures.
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
    // The client would retry a failed read for seconds; only the queries retry.
    db: { retry: false },
  });
  session.subscribe((now, before) => {
    const userBefore = before.phase === 'signed-in' ? before.userId : null;
    if (now.phase === 'signed-in' && now.userId !== userBefore) forgetOthers(now.userId);
  });
  const keeper = syncSession({ client, session, onSignedOut, memory: accountMemory });
  return {
    client,
    keeper,
    endSession: async () => {
      const isOut = await gate.between(
        (signal) => endSession(client, storage, signal),
        (isEnded) => isEnded,
      );
      if (isOut) toasts.getState().show({ kind: 'success', ...copy.signedOut });
      return isOut;
    },
  };
}
