import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { requireFactor } from './factors.ts';
import { requireSignedIn } from './signed-in.ts';

/** Lifetime of a challenge in seconds: GoTrue's default. */
export const CHALLENGE_SECONDS = 300;

/**
 * The address that requests a challenge and must answer it; a placeholder when the host passes no address.
 */
export const challengeNetwork = ({ network }: AuthRequest): string => network || '0.0.0.0';

/** POST /factors/:id/challenge: creates a challenge for a factor. */
export async function challengeFactor(context: AuthContext, from: AuthRequest): Promise<Response> {
  const { user } = await requireSignedIn(context, from);
  const id = crypto.randomUUID();
  const factor = await context.database.transaction(async (inside) => {
    const challenged = await requireFactor(inside, user.id, from.url);
    await inside.query(
      'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
      [id, challenged.id, nowIso(context), challengeNetwork(from)],
    );
    await inside.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
      challenged.id,
      nowIso(context),
    ]);
    return challenged;
  });
  const expiresAt = Math.floor(context.clock.now() / 1000) + CHALLENGE_SECONDS;
  return Response.json({ id, type: factor.factor_type, expires_at: expiresAt });
}
