import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { CHALLENGE_SECONDS, challengeNetwork } from './factor-challenge.ts';
import { isUuid, requireFactor, type FactorRow } from './factors.ts';
import { textOf } from './read-body.ts';
import { recordMethod, sessionJson, sessionResponse, type SessionJson } from './session.ts';
import { requireSignedIn, type SignedIn } from './signed-in.ts';
import { replaceToken } from './token-refresh.ts';
import { CODE_LIFE_MS, totpMatches } from './totp.ts';

interface ChallengeRow {
  id: string;
  created_at: string;
  verified_at: string | null;
  is_from_here: boolean;
}

/** Input of the check inside the transaction: the factor, the code and its challenge. */
interface Answer {
  readonly factor: FactorRow;
  readonly challengeId: string;
  readonly code: string;
}

function readAnswer({ body }: AuthRequest): Omit<Answer, 'factor'> {
  const challengeId = textOf(body, 'challenge_id');
  const code = textOf(body, 'code').trim();
  if (!isUuid(challengeId)) {
    const message = 'Could not parse request body as JSON: uuid: incorrect UUID in challenge_id';
    throw new AuthError(400, 'bad_json', message);
  }
  if (code === '') throw validationFailed('Code needs to be non-empty');
  return { challengeId, code };
}

/** Why a challenge cannot be answered; null when it can. An expired one is deleted, as in GoTrue. */
async function challengeFault(
  context: AuthContext,
  inside: Database,
  from: AuthRequest,
  { factor, challengeId }: Answer,
): Promise<AuthError | null> {
  const [challenge] = await inside.query<ChallengeRow>(
    `select id, created_at, verified_at, ip_address = $3::inet as is_from_here
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [challengeId, factor.id, challengeNetwork(from)],
  );
  if (challenge === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    return new AuthError(422, 'mfa_factor_not_found', message);
  }
  if (challenge.verified_at !== null || !challenge.is_from_here) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return new AuthError(422, 'mfa_ip_address_mismatch', message);
  }
  if (context.clock.now() <= Date.parse(challenge.created_at) + CHALLENGE_SECONDS * 1000) return null;
  await inside.query('delete from auth.mfa_challenges where id = $1', [challengeId]);
  const advice = 'verify against another challenge or create a new challenge.';
  return new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${challengeId} has expired, ${advice}`);
}

/** A code works once (RFC 6238, 5.2); GoTrue would accept it for another challenge until it expires. */
async function wasUsed(context: AuthContext, inside: Database, { factor, code }: Answer): Promise<boolean> {
  const used = await inside.query(
    'select from auth.mfa_challenges where factor_id = $1 and otp_code = $2 and verified_at > $3',
    [factor.id, code, new Date(context.clock.now() - CODE_LIFE_MS).toISOString()],
  );
  return used.length > 0;
}

/** Raises the session to two factors; sessions of the user without the second factor end. */
async function raiseSession(
  context: AuthContext,
  inside: Database,
  { user, sessionId }: SignedIn,
  { factor, challengeId, code }: Answer,
): Promise<SessionJson> {
  const now = nowIso(context);
  await inside.query('update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1', [
    challengeId,
    now,
    code,
  ]);
  await inside.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    factor.status === 'verified' ? factor.updated_at : now,
  ]);
  await recordMethod(context, inside, sessionId, 'totp');
  await inside.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    factor.id,
  ]);
  const refreshToken = await replaceToken(context, inside, user.id, sessionId);
  await inside.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [user.id]);
  await inside.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [user.id]);
  return sessionJson(context, inside, user.id, { sessionId, refreshToken });
}

/**
 * POST /factors/:id/verify: checks a code against a challenge; returns the session with its second factor
 * verified.
 */
export async function verifyFactor(context: AuthContext, from: AuthRequest): Promise<Response> {
  const signedIn = await requireSignedIn(context, from);
  const answered = readAnswer(from);
  const tried = { ...signedIn, network: challengeNetwork(from) };
  // Refusals are returned, not thrown: deleting an expired challenge must be committed.
  const outcome = await context.database.transaction(async (inside) => {
    const answer = { ...answered, factor: await requireFactor(inside, signedIn.user.id, from.url) };
    const fault = await challengeFault(context, inside, from, answer);
    if (fault !== null) return fault;
    await context.factorLimiter?.take(inside, tried);
    const isRight = await totpMatches(answer.factor.secret, answer.code, context.clock.now());
    if (!isRight || (await wasUsed(context, inside, answer))) {
      return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    return raiseSession(context, inside, signedIn, answer);
  });
  if (outcome instanceof AuthError) throw outcome;
  await context.factorLimiter?.forget(context.database, tried);
  return sessionResponse(outcome, signedIn.sessionId);
}
