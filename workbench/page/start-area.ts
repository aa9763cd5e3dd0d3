import { createClient } from '@supabase/supabase-js';
import { startBrowserBackend } from 'embedded-backend/browser';
import type { Database } from 'shared-portal/database';
import { createIsolatedPortal, type IsolatedPortal } from 'shared-portal/isolated';
import type { Choice } from './choice';
import { applySettings } from './settings';

/** Starts the in-page backend in the selected state, and a portal on it with the selected user signed in. */
export async function startPortal({ scenario, settings }: Choice): Promise<IsolatedPortal> {
  const { keys, session } = await startBrowserBackend({ scenario: applySettings(scenario, settings) });
  const client = createClient<Database>(location.origin, keys.publishable, {
    // Each load starts a new database, in which the previous session does not exist.
    auth: { persistSession: false, detectSessionInUrl: false },
    db: { retry: false },
  });
  if (session) await client.auth.setSession(session);
  const portal = createIsolatedPortal(client);
  await portal.start();
  return portal;
}
