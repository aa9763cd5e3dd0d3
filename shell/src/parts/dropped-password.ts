import type { Portal } from 'shared-portal/contract';
import { savePassword } from './save-password';
import { takeTypedPassword } from './typed-password';

/**
 * Whether the person who has just confirmed an address has to choose the password again: after more than one e-mail
 * it cannot be told who chose the first (private.drop_unproven_password). What was typed in this page is chosen
 * without asking. Never rejects; where the server does not say, nobody is kept.
 */
export async function lacksPassword(portal: Portal): Promise<boolean> {
  try {
    const { auth } = await portal.supabase();
    const { data } = await auth.getUser(); // the token may be older than the decision
    if (data.user?.app_metadata['password_dropped'] !== true) return false;
    const password = takeTypedPassword(data.user.email ?? '');
    if (password === null) return true;
    return await savePassword(portal, password).then(
      () => false,
      () => true,
    );
  } catch {
    return false;
  }
}
