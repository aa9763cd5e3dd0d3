import type { FunctionContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { restAs, type Rest } from './rest.ts';

/** The caller's access token; null for a visitor, whose client sends the API key instead. */
function tokenOf(request: Request, { publishableKey, secretKey }: FunctionContext): string | null {
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  return !token || token === publishableKey || token === secretKey ? null : token;
}

/** The caller's access token; refuses a visitor. */
function callerToken(request: Request, context: FunctionContext): string {
  const token = tokenOf(request, context);
  if (token === null) throw new Refusal(401, 'not_authenticated', 'Sign in first.');
  return token;
}

/** The access token of the caller, whose login session must be active: 401 otherwise. */
export async function liveToken(request: Request, context: FunctionContext): Promise<string> {
  const token = callerToken(request, context);
  await restAs(context, context.publishableKey, token).call('my_sessions', {});
  return token;
}

/**
 * The data API as the caller, who must be an admin: 401 without an active login session, 403 without the
 * role.
 */
export async function asAdmin(request: Request, context: FunctionContext): Promise<Rest> {
  const token = callerToken(request, context);
  const rest = restAs(context, context.publishableKey, token);
  const missingFactor = await rest.call<string | null>('lacking_admin_factor', {});
  if (missingFactor !== 'none') throw new Refusal(403, 'not_allowed', 'Only admins may do this.');
  return rest;
}

/** The data API as the service role, for callers with the secret key. */
export function asService(request: Request, context: FunctionContext): Rest {
  const { secretKey } = context;
  const isService =
    request.headers.get('apikey') === secretKey ||
    request.headers.get('authorization') === `Bearer ${secretKey}`;
  if (!isService) throw new Refusal(403, 'not_allowed', 'Only the service may do this.');
  return restAs(context, secretKey, secretKey);
}
