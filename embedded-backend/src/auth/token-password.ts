import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { readEmail } from './email-address.ts';
import { passwordMatches } from './password.ts';
import { textOf } from './read-body.ts';
import { openSession, sessionJson, sessionResponse } from './session.ts';
import { findUserByEmail, isBanned } from './users.ts';

/** POST /token?grant_type=password. */
export async function tokenByPassword(context: AuthContext, from: AuthRequest): Promise<Response> {
  const address = textOf(from.body, 'email');
  if (address === '' && textOf(from.body, 'phone') === '') {
    throw validationFailed('missing email or phone');
  }
  const email = readEmail(address);
  const user = email === null ? null : await findUserByEmail(context.database, email);
  if (user !== null && isBanned(user, context.clock.now())) {
    throw new AuthError(400, 'user_banned', 'User is banned');
  }
  const password = textOf(from.body, 'password');
  const matches = await passwordMatches(password, user?.encrypted_password ?? null);
  if (user === null || !matches) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (user.email_confirmed_at === null) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const userAgent = from.request.headers.get('User-Agent');
  const { session, sessionId } = await context.database.transaction(async (inside) => {
    const tokens = await openSession(context, inside, user.id, 'password', userAgent);
    const opened = await sessionJson(context, inside, user.id, tokens);
    return { session: opened, sessionId: tokens.sessionId };
  });
  return sessionResponse(session, sessionId);
}
