import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { requireOtpEmail } from './email-address.ts';
import { clearTokens, findUserByTokenHash, tokenHashOf, type TokenSlot } from './one-time-token.ts';
import { textOf } from './read-body.ts';
import { openSession, sessionJson, sessionResponse, type SessionJson } from './session.ts';
import { isBanned, type UserRow } from './users.ts';

const SLOTS: ReadonlyMap<string, readonly TokenSlot[]> = new Map([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
]);

const linkExpired = (): AuthError =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
const codeExpired = (): AuthError => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/** What an e-mail contained, in one of its two forms. */
export type Proof =
  | { readonly type: string; readonly tokenHash: string }
  | { readonly type: string; readonly email: string; readonly code: string; readonly network: string };

/** Parses and validates the fields of POST /verify. */
function readProof({ body, network }: AuthRequest): Proof {
  const type = textOf(body, 'type');
  const code = textOf(body, 'token');
  const tokenHash = textOf(body, 'token_hash');
  const email = textOf(body, 'email');
  const phone = textOf(body, 'phone');
  if (type === '') throw validationFailed('Verify requires a verification type');
  if ((code === '') === (tokenHash === '')) {
    throw validationFailed('Verify requires either a token or a token hash');
  }
  if (tokenHash !== '') {
    if (email || phone || textOf(body, 'redirect_to')) {
      throw validationFailed('Only the token_hash and type should be provided');
    }
    return { type, tokenHash };
  }
  if (email === '') {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return { type, email: requireOtpEmail(email), code, network };
}

async function findUser(context: AuthContext, inside: Database, proof: Proof): Promise<UserRow> {
  const slots = SLOTS.get(proof.type);
  if ('tokenHash' in proof) {
    if (slots === undefined) throw validationFailed('Invalid email verification type');
    const user = await findUserByTokenHash(context, inside, proof.tokenHash, slots);
    if (user === null) throw linkExpired();
    return user;
  }
  if ((await context.codeLimiter?.take(proof.email, proof.network)) === false) throw codeExpired();
  const tokenHash = await tokenHashOf(proof.email, proof.code, context.keys.jwtSecret);
  const user = await findUserByTokenHash(context, inside, tokenHash, slots ?? []);
  if (user === null) throw codeExpired();
  await context.codeLimiter?.forget(proof.email);
  return user;
}

/** Marks the address as confirmed; only a sign-up's own token also verifies the identity. */
async function confirm(context: AuthContext, inside: Database, user: UserRow, type: string): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await inside.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1`,
    [user.id, nowIso(context)],
  );
  if (type === 'recovery' || type === 'magiclink') return;
  await inside.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}',
       updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [user.id, nowIso(context)],
  );
}

/** Consumes an e-mailed token and signs its user in. */
export async function consumeProof(
  context: AuthContext,
  proof: Proof,
  userAgent: string | null,
): Promise<{ session: SessionJson; sessionId: string }> {
  return context.database.transaction(async (inside) => {
    const user = await findUser(context, inside, proof);
    if (isBanned(user, context.clock.now())) {
      throw new AuthError(403, 'user_banned', 'User is banned');
    }
    await confirm(context, inside, user, proof.type);
    await clearTokens(inside, user.id);
    const tokens = await openSession(context, inside, user.id, 'otp', userAgent);
    const session = await sessionJson(context, inside, user.id, tokens);
    return { session, sessionId: tokens.sessionId };
  });
}

/** POST /verify. */
export async function verify(context: AuthContext, from: AuthRequest): Promise<Response> {
  const proof = readProof(from);
  const userAgent = from.request.headers.get('User-Agent');
  const { session, sessionId } = await consumeProof(context, proof, userAgent);
  return sessionResponse(session, sessionId);
}
