import { createClient } from '@supabase/supabase-js';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { keepSession, type SessionKeeper } from 'shared-portal/keep-session';
import type { SessionStore } from 'shared-portal/session';
import { endSession } from './end-session';
import { readPortalConfig } from './portal-config';
import { renewingFetch } from './renewing-fetch';
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
  const client: PortalClient = createClient<Database>(supabaseUrl, publishableKey, {
    global: { fetch: renewingFetch((refused) => otherToken(client, refused)) },
    auth: {
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
    keeper: keepSession({ client, session, onSignedOut }),
    endSession: () => endSession(client),
  };
}

/** GoTrue's answer to a refresh token of a session that was ended. */
const REFUSED = 400;

/** What has come in place of a refused token meanwhile, in this tab or another; else a new one. */
async function otherToken({ auth }: PortalClient, refused: string): Promise<string | null> {
  const { data: held } = await auth.getSession();
  if (held.session?.access_token !== refused) return ofSamePerson(refused, held.session?.access_token);
  const { data, error } = await auth.refreshSession();
  // Its own clock still takes the token for good: the client would keep a session that nobody accepts.
  if (error?.status === REFUSED) await auth.signOut({ scope: 'local' });
  return ofSamePerson(refused, data.session?.access_token);
}

/** Another tab may have let somebody else in: a request is not repeated in their name. */
const ofSamePerson = (refused: string, token: string | undefined): string | null =>
  token !== undefined && subjectOf(token) === subjectOf(refused) ? token : null;

const subjectOf = (token: string): unknown =>
  (
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    }
  ).sub;
