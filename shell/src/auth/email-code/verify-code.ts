import { normalizeEmail } from 'shared-domain/email';
import { toAppError } from 'shared-domain/errors';
import type { OneTimeCode } from 'shared-domain/one-time-code';
import type { Portal } from 'shared-portal/contract';

/**
 * Signs in with the six digits of an e-mail of any kind: GoTrue searches all of them for this type. The
 * session store follows. Throws an `AppError` with GoTrue's code.
 */
export async function verifyCode(portal: Portal, email: string, token: OneTimeCode): Promise<void> {
  try {
    const { auth } = await portal.supabase();
    const { error } = await auth.verifyOtp({ email: normalizeEmail(email), token, type: 'email' });
    if (error) throw error;
  } catch (error) {
    throw toAppError(error);
  }
}
