import { normalizeEmail } from 'shared-domain/email';
import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { mailRedirect, signUpRedirect, type Journey } from '../email-link/mail-link';
import type { SignUpMetadata } from '../sign-up-data/sign-up-metadata';

/**
 * Requests an e-mail with a sign-in code and link. With `newAccount` it creates the account if needed; an
 * existing account keeps its data. Without `newAccount`, an unknown address is not reported. Throws an
 * `AppError` with GoTrue's code.
 */
export async function sendAccess(
  portal: Portal,
  email: string,
  journey: Journey,
  newAccount: SignUpMetadata | null,
): Promise<void> {
  try {
    const { auth } = await portal.supabase();
    const { error } = await auth.signInWithOtp({
      email: normalizeEmail(email),
      options: {
        shouldCreateUser: newAccount !== null,
        emailRedirectTo: newAccount ? signUpRedirect(journey) : mailRedirect('/auth/callback', journey),
        ...(newAccount && { data: newAccount }),
      },
    });
    if (error) throw error;
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code !== 'otp_disabled') throw refusal;
  }
}
