import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { mailRedirect, type Journey } from '../email-link/mail-link';

/** Requests the confirmation e-mail again. Throws an `AppError` with GoTrue's code. */
export async function resendConfirmation(portal: Portal, email: string, journey: Journey): Promise<void> {
  try {
    const client = await portal.supabase();
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: mailRedirect('/auth/callback', journey) },
    });
    if (error) throw error;
  } catch (error) {
    throw toAppError(error);
  }
}
