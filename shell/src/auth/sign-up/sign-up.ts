import { normalizeEmail } from 'shared-domain/email';
import { AppError, toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { mailRedirect, type Journey } from '../email-link/mail-link';
import type { Draft } from '../sign-up-data/draft';
import { signUpMetadata } from '../sign-up-data/sign-up-metadata';

/**
 * Creates an account from a valid form. Returns whether a confirmation e-mail was sent; if confirmation is
 * off, the user is signed in at once. Throws an `AppError` with GoTrue's code.
 */
export async function signUp(
  portal: Portal,
  draft: Draft,
  journey: Journey,
): Promise<{ emailSent: boolean }> {
  try {
    const client = await portal.supabase();
    const { data, error } = await client.auth.signUp({
      email: normalizeEmail(draft.email),
      password: draft.password,
      options: {
        data: signUpMetadata(draft, journey.role),
        emailRedirectTo: mailRedirect('/auth/callback', journey),
      },
    });
    if (error) throw error;
    // GoTrue does not report a taken address: it returns a user without identities.
    if (data.user?.identities?.length === 0) throw new AppError('user_already_exists');
    return { emailSent: data.session === null };
  } catch (error) {
    throw toAppError(error);
  }
}
