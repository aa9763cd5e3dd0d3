import { AppError, describeError, toAppError } from 'shared-domain/errors';
import { testPassword } from 'shared-domain/test-users';
import type { PortalClient } from 'shared-portal/contract';
import { metadataOf, TEST_BIO, type TestAccount } from './test-accounts';

/** Signs up an account and has it confirmed with its role. Returns its password. */
export async function createTestUser(
  supabase: () => Promise<PortalClient>,
  { role, email }: TestAccount,
): Promise<string> {
  try {
    const client = await supabase();
    const password = testPassword((bytes) => crypto.getRandomValues(bytes));
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: metadataOf(role), emailRedirectTo: location.origin },
    });
    if (error) throw error;
    // GoTrue returns a user without identities if the address is taken.
    if (!data.user || data.user.identities?.length === 0) throw new AppError('user_already_exists');
    const bio = role === 'professional' ? TEST_BIO : null;
    const prepared = await client.rpc('prepare_test_user', { user_id: data.user.id, role, bio });
    if (prepared.error) throw prepared.error;
    return password;
  } catch (error) {
    throw toAppError(error);
  }
}

/** Error message for an account that could not be created. */
export function reasonOf(error: unknown): { readonly title: string; readonly text: string } {
  const { title, text = '' } = describeError(toAppError(error), 'test-users');
  return { title, text };
}
