import { normalizeEmail } from 'shared-domain/email';
import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { mailRedirect, type Journey } from '../email-link/mail-link';

/**
 * Requests the password recovery e-mail. Does not reveal whether the account exists: only existing accounts
 * hit the rate limit, so that refusal counts as sent. Throws an `AppError` with GoTrue's code.
 */
export async function requestRecovery(portal: Portal, email: string, journey: Journey): Promise<void> {
  try {
    const { auth } = await portal.supabase();
    const redirectTo = mailRedirect('/nova-senha', journey);
    const { error } = await auth.resetPasswordForEmail(normalizeEmail(email), { redirectTo });
    if (error) throw error;
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code !== 'over_email_send_rate_limit') throw refusal;
  }
}
