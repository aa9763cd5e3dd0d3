import { validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { requireEmail } from './email-address.ts';
import { resendMail } from './resend-mail.ts';
import { textOf } from './read-body.ts';
import { findUserByEmail } from './users.ts';

/** POST /recover: e-mails a link to choose a new password; the response is the same for unknown addresses. */
export async function recover(context: AuthContext, from: AuthRequest): Promise<Response> {
  const address = textOf(from.body, 'email');
  if (address === '') throw validationFailed('Password recovery requires an email');
  const email = requireEmail(address);
  const refusal = await context.database.transaction(async (inside) => {
    const user = await findUserByEmail(inside, email);
    return user && resendMail(context, inside, from, user, 'recovery');
  });
  if (refusal) throw refusal;
  return Response.json({});
}
