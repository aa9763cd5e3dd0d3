import { normalizeEmail } from 'shared-domain/email';
import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';

/** Signs in with a password; the session store follows. Throws an `AppError` with GoTrue's code. */
export async function signIn(portal: Portal, email: string, password: string): Promise<void> {
  try {
    const client = await portal.supabase();
    const { error } = await client.auth.signInWithPassword({ email: normalizeEmail(email), password });
    if (error) throw error;
  } catch (error) {
    throw toAppError(error);
  }
}
