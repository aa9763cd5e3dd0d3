import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/mailer.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { mailToken } from './send-mail.ts';
import type { UserRow } from './users.ts';

/**
 * Notes that an address which waits for its confirmation was asked for once more: it cannot be told any more who signed
 * it up. In app metadata, which nobody but the server writes; what follows from it is the database's decision.
 */
async function contestSignUp(inside: Database, { id }: UserRow): Promise<void> {
  await inside.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"sign_up_contested": true}'
     where id = $1 and email_confirmed_at is null`,
    [id],
  );
}

/**
 * Mails a fresh token to somebody who has an account. Where too many were mailed it answers the refusal instead of
 * throwing it, so that the caller's transaction keeps the note that somebody asked.
 */
export async function mailAgain(
  context: AuthContext,
  inside: Database,
  from: AuthRequest,
  user: UserRow,
  kind: MailKind,
): Promise<AuthError | null> {
  if (user.email_confirmed_at === null) await contestSignUp(inside, user);
  try {
    await mailToken(context, inside, from, user, kind);
    return null;
  } catch (error) {
    if (error instanceof AuthError && error.code === 'over_email_send_rate_limit') return error;
    throw error;
  }
}
