import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { requireEmail } from './email-address.ts';
import { resendMail } from './resend-mail.ts';
import { createUser, inventedUserJson, type NewUser } from './new-user.ts';
import { checkPassword, hashPassword } from './password.ts';
import { metadataOf, textOf } from './read-body.ts';
import { mailToken } from './send-mail.ts';
import { obfuscatedUserJson, readUserJson, type UserJson } from './user-json.ts';
import { findUserByEmail, findUserById } from './users.ts';

/**
 * Signs up an address, or e-mails its confirmation again; returns the user to show. An address that awaits
 * confirmation is answered like a new one, because its account may belong to another user (decision 13).
 */
export async function signUpWith(
  context: AuthContext,
  from: AuthRequest,
  newUser: NewUser,
): Promise<UserJson> {
  return context.database.transaction(async (inside) => {
    const existing = await findUserByEmail(inside, newUser.email);
    if (existing?.email_confirmed_at) {
      return obfuscatedUserJson(newUser.email, newUser.metadata, nowIso(context));
    }
    if (existing) {
      // A refusal would reveal that an account is pending.
      await resendMail(context, inside, from, existing, 'confirmation');
      return inventedUserJson(context, inside, newUser);
    }
    const user = await createUser(context, inside, newUser);
    await mailToken(context, inside, from, user, 'confirmation');
    return readUserJson(inside, (await findUserById(inside, user.id)) ?? user);
  });
}

/** POST /signup. */
export async function signUp(context: AuthContext, from: AuthRequest): Promise<Response> {
  const password = textOf(from.body, 'password');
  const address = textOf(from.body, 'email');
  if (address === '' && textOf(from.body, 'phone') === '') {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (address === '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (password === '') throw validationFailed('Signup requires a valid password');
  await checkPassword(password, context.settings);
  const email = requireEmail(address);
  const metadata = metadataOf(from.body);
  const passwordHash = await hashPassword(password);
  return Response.json(await signUpWith(context, from, { email, passwordHash, metadata }));
}
