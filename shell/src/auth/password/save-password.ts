import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';

/** Sets a new password for the signed-in user. Throws an `AppError` with GoTrue's code. */
export async function savePassword(portal: Portal, password: string): Promise<void> {
  try {
    const { auth } = await portal.supabase();
    const { error } = await auth.updateUser({ password });
    if (error) throw error;
  } catch (error) {
    throw toAppError(error);
  }
}
