import { isConfirmedBySignIn } from 'shared-domain/first-visit';
import type { Portal } from 'shared-portal/contract';

/**
 * Whether the person whom a code has just let in was never here before: their address was confirmed by it. False where
 * that cannot be told; never rejects.
 */
export async function isNewcomer(portal: Portal): Promise<boolean> {
  try {
    const { auth } = await portal.supabase();
    const { data } = await auth.getSession();
    return data.session !== null && isConfirmedBySignIn(data.session.user);
  } catch {
    return false;
  }
}
