import { createClient } from '@supabase/supabase-js';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { keepSession, type SessionKeeper } from 'shared-portal/keep-session';
import type { SessionStore } from 'shared-portal/session';
import { accountMemory } from './account-memory';
import { endSession } from './end-session';
import { otherToken } from './other-token';
import { readPortalConfig } from './portal-config';
import { renewingFetch } from './renewing-fetch';
import { createSessionStorage } from './session-storage';
import { SESSION_KEY } from './stored-session';

export interface Backend {
  readonly client: PortalClient;
  readonly keeper: SessionKeeper;
  /** Ends this device's session; false, with nothing changed, when the server refuses. */
  readonly endSession: () => Promise<boolean>;
}

/** Makes the page's one client and lets the session store follow it. Loaded apart: it weighs 50 kB. */
export async function connectBackend(session: SessionStore, onSignedOut: () => void): Promise<Backend> {
  const { supabaseUrl, publishableKey } = await readPortalConfig();
  const storage = createSessionStorage();
  const client: PortalClient = createClient<Database>(supabaseUrl, publishableKey, {
    global: { fetch: renewingFetch((refused) => otherToken(client, refused)) },
    auth: {
      storage,
      storageKey: SESSION_KEY,
      // The shell reads what e-mail links leave in the address itself, and tells when they failed.
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
    // Otherwise the client repeats a failed read for seconds by itself; only the queries retry.
    db: { retry: false },
  });
  return {
    client,
    keeper: keepSession({ client, session, onSignedOut, memory: accountMemory }),
    endSession: () => endSession(client, storage),
  };
}
