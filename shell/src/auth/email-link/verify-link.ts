import { AppError, toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { withTimeLimit } from 'shared-portal/time-limit';
import type { LinkArrival } from './link-arrival';

/** Server timeout in seconds. */
const VERIFY_SECONDS = 20;

/**
 * Signs in with the tokens of a link; the session store follows. Without tokens, the current session is kept.
 * Throws an `AppError` with GoTrue's code.
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
