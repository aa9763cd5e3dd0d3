import { isConfirmedBySignIn } from 'shared-domain/first-visit';
import type { Portal } from 'shared-portal/contract';

/**
 * Whether the code just confirmed the address, so this is the user's first sign-in. False if unknown; never
 * rejects.
 */
export async function isNewUser(portal: Portal): Promise<boolean> {
  try {
    const { auth } = await portal.supabase();
    const { data } = await auth.getSession();
    return data.session !== null && isConfirmedBySignIn(data.session.user);
  } catch {
    return false;
  }
}
