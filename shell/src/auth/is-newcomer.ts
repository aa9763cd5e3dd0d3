import type { Portal } from 'shared-portal/contract';

/** The code that confirms an address signs its person in by the same request; the server notes a time for each. */
const ONE_REQUEST_MS = 10_000;

/**
 * Whether the person whom a code has just let in was never here before: their address was confirmed by it. False where
 * that cannot be told; never rejects.
 */
export async function isNewcomer(portal: Portal): Promise<boolean> {
  try {
    const { auth } = await portal.supabase();
    const { data } = await auth.getSession();
    const { email_confirmed_at: confirmed = '', last_sign_in_at: signedIn = '' } = data.session?.user ?? {};
    return Math.abs(Date.parse(signedIn) - Date.parse(confirmed)) < ONE_REQUEST_MS; // false with an unknown time
  } catch {
    return false;
  }
}
