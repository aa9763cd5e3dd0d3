import { toAppError } from 'shared-domain/errors';
import type { Portal } from 'shared-portal/contract';

/** Gives the signed-in person a new password. Throws an `AppError` with GoTrue's code. */
export async function savePassword(portal: Portal, password: string): Promise<void> {
  try {
    const { auth } = await portal.supabase();
    const { error } = await auth.updateUser({ password });
    if (error) throw error;
  } catch (error) {
    throw toAppError(error);
  }
}
