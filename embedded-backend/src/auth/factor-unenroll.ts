import { AuthError } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { requireFactor } from './factors.ts';
import { requireSignedIn } from './signed-in.ts';

/** DELETE /factors/:id: removes a factor; a verified one only in a session that has verified a factor. */
export async function unenrollFactor(context: AuthContext, from: AuthRequest): Promise<Response> {
  const { user, aal } = await requireSignedIn(context, from);
  const id = await context.database.transaction(async (inside) => {
    const factor = await requireFactor(inside, user.id, from.url);
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await inside.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await inside.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where factor_id = $1)`,
      [factor.id],
    );
    await inside.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [
      factor.id,
    ]);
    return factor.id;
  });
  return Response.json({ id });
}
