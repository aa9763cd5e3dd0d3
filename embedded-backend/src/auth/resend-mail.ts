import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/mailer.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { mailToken } from './send-mail.ts';
import type { UserRow } from './users.ts';

/**
 * Marks an unconfirmed account as contested: after a second request it is unknown which user signed it up.
 * The mark is in app metadata, which only the server writes; the database decides the consequences.
 */
async function markContested(inside: Database, { id }: UserRow): Promise<void> {
  await inside.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"sign_up_contested": true}'
     where id = $1 and email_confirmed_at is null`,
    [id],
  );
}

/**
 * E-mails a new token to an existing user. Returns a refused rate limit instead of throwing it, so that the
 * caller's transaction keeps the mark.
 */
export async function resendMail(
  context: AuthContext,
  inside: Database,
  from: AuthRequest,
  user: UserRow,
  kind: MailKind,
): Promise<AuthError | null> {
  if (user.email_confirmed_at === null) await markContested(inside, user);
  try {
    await mailToken(context, inside, from, user, kind);
    return null;
  } catch (error) {
    if (error instanceof AuthError && error.code === 'over_email_send_rate_limit') return error;
    throw error;
  }
}
