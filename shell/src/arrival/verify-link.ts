import { AppError, toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { withTimeLimit } from 'shared-portal/time-limit';
import type { LinkArrival } from './link-arrival';

/** How long the server may take, in seconds. */
const VERIFY_SECONDS = 20;

/**
 * Signs in with what a link brought; the session follows by itself. Without anything, whoever is signed in stays
 * so. Throws an `AppError` with GoTrue's code.
 */
export async function verifyLink(portal: Portal, arrival: LinkArrival): Promise<void> {
  try {
    await withTimeLimit(verify(portal, arrival), VERIFY_SECONDS);
  } catch (error) {
    throw toAppError(error);
  }
}

async function verify(portal: Portal, arrival: LinkArrival): Promise<void> {
  if (arrival.kind === 'none') return;
  if (arrival.kind === 'error') throw new AppError(arrival.code);
  const { auth } = await portal.supabase();
  const { error } =
    arrival.kind === 'token-hash'
      ? await auth.verifyOtp({ token_hash: arrival.tokenHash, type: arrival.type })
      : await auth.setSession({ access_token: arrival.accessToken, refresh_token: arrival.refreshToken });
  if (error) throw error;
}

/** Answers of the server to a link that is spent, too old or no link of ours. */
const SPENT = ['otp_expired', 'access_denied', 'validation_failed', 'refresh_token_not_found'];

/** Whether a link is of no use any more, and a new one is needed. Otherwise it may be tried again. */
export const isSpent = ({ code }: AppError): boolean => SPENT.includes(code);
