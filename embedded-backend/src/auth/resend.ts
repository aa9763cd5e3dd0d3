import { validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { requireEmail } from './email-address.ts';
import { resendMail } from './resend-mail.ts';
import { textOf } from './read-body.ts';
import { findUserByEmail } from './users.ts';

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

/** POST /resend: sends the confirmation again to an unconfirmed address. */
export async function resend(context: AuthContext, from: AuthRequest): Promise<Response> {
  const type = textOf(from.body, 'type');
  if (!TYPES.includes(type)) {
    throw validationFailed(`Missing one of these types: ${TYPES.join(', ')}`);
  }
  const address = textOf(from.body, 'email');
  if (address === '') {
    throw validationFailed(`Type provided requires an email address`);
  }
  const email = requireEmail(address);
  const refusal = await context.database.transaction(async (inside) => {
    const user = await findUserByEmail(inside, email);
    if (type !== 'signup' || user === null || user.email_confirmed_at !== null) return null;
    return resendMail(context, inside, from, user, 'confirmation');
  });
  if (refusal) throw refusal;
  return Response.json({});
}
