import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/mailer.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { checkMailInterval } from './mail-interval.ts';
import { issueToken, type TokenSlot } from './one-time-token.ts';
import { redirectTarget } from './redirect.ts';
import type { UserRow } from './users.ts';

const SLOT = {
  confirmation: 'confirmation',
  magic_link: 'recovery',
  recovery: 'recovery',
} as const satisfies Record<MailKind, TokenSlot>;

const TYPE = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
} as const satisfies Record<MailKind, string>;

/**
 * Creates a token and e-mails it. Runs in the caller's transaction: if the e-mail cannot be written, the
 * request is rolled back.
 */
export async function mailToken(
  context: AuthContext,
  inside: Database,
  from: AuthRequest,
  user: UserRow,
  kind: MailKind,
): Promise<void> {
  const email = user.email ?? '';
  await checkMailInterval(context, inside, user, SLOT[kind]);
  await context.mailLimiter?.take(email, from.network);
  const { code, tokenHash } = await issueToken(context, inside, user, SLOT[kind]);
  await context.codeLimiter?.recordSent(email, from.network);
  const { siteUrl, otpSeconds } = context.settings;
  const redirectTo = redirectTarget(from, siteUrl);
  const confirmation = new URL('/auth/v1/verify', siteUrl);
  confirmation.search = new URLSearchParams({
    token: tokenHash,
    type: TYPE[kind],
    redirect_to: redirectTo,
  }).toString();
  const variables = {
    SiteURL: siteUrl,
    ConfirmationURL: confirmation.href,
    Email: email,
    Token: code,
    TokenHash: tokenHash,
    RedirectTo: redirectTo,
  };
  await context.mailer.send(kind, variables, otpSeconds * 1000);
}
