import { validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { requireSignedIn } from './signed-in.ts';

const WHICH = {
  global: 'user_id = $1',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
} as const;

const isScope = (scope: string): scope is keyof typeof WHICH => Object.hasOwn(WHICH, scope);

/** POST /logout: ends the sessions of the scope (all by default) with their refresh tokens. */
export async function logout(context: AuthContext, from: AuthRequest): Promise<Response> {
  const scope = from.url.searchParams.get('scope') ?? 'global';
  if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
  const { user, sessionId } = await requireSignedIn(context, from);
  const parameters = scope === 'global' ? [user.id] : [user.id, sessionId];
  await context.database.query(`delete from auth.sessions where ${WHICH[scope]}`, parameters);
  return new Response(null, { status: 204 });
}
