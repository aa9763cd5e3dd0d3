import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { readEmail, requireEmail } from './email-address.ts';
import { hashPassword } from './password.ts';
import { resendMail } from './resend-mail.ts';
import { metadataOf, textOf } from './read-body.ts';
import { signUpWith } from './signup.ts';
import { findUserByEmail } from './users.ts';

/** E-mails a link to the owner of the address; false when there is no account. */
async function mailLink(context: AuthContext, from: AuthRequest, email: string): Promise<boolean> {
  const answer = await context.database.transaction(async (inside) => {
    const user = await findUserByEmail(inside, email);
    if (user === null) return 'no-user';
    const kind = user.email_confirmed_at === null ? 'confirmation' : 'magic_link';
    return resendMail(context, inside, from, user, kind);
  });
  if (answer instanceof AuthError) throw answer;
  return answer !== 'no-user';
}

/** POST /otp: sign-in without a password; an unknown address is signed up unless the request forbids it. */
export async function otp(context: AuthContext, from: AuthRequest): Promise<Response> {
  const address = textOf(from.body, 'email');
  if (address === '') throw validationFailed('One of email or phone must be set');
  const email = readEmail(address);
  if (email !== null && (await mailLink(context, from, email))) return Response.json({});
  if (from.body['create_user'] === false) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  await signUpWith(context, from, {
    email: requireEmail(address),
    passwordHash: await hashPassword(crypto.randomUUID()),
    metadata: metadataOf(from.body),
  });
  return Response.json({});
}
