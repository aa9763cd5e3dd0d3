import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';
import { savePassword } from '../password/save-password';
import type { TypedSignUp } from './typed-sign-up';

/**
 * Saves the sign-up data again for an account that lost it, and sets its password. Safe to repeat. Throws an
 * `AppError`.
 */
export async function restateSignUp(portal: Portal, { password, metadata }: TypedSignUp): Promise<void> {
  if (password !== null) await choose(portal, password);
  const client = await portal.supabase();
  const { error } = await client.rpc('restate_sign_up', { sign_up: metadata });
  if (error) throw toAppError(error);
  await portal.refreshAccount();
}

async function choose(portal: Portal, password: string): Promise<void> {
  try {
    await savePassword(portal, password);
  } catch (error) {
    if (toAppError(error).code !== 'same_password') throw error; // saved by the previous attempt
  }
}
