import type { FunctionContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { restAs, type Rest } from './rest.ts';

/** The caller's access token; null for a visitor, whose client sends the API key instead. */
function tokenOf(request: Request, { publishableKey, secretKey }: FunctionContext): string | null {
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  return !token || token === publishableKey || token === secretKey ? null : token;
}

/** The caller's access token; refuses a visitor. Whether the login session is active is not known. */
export function callerToken(request: Request, context: FunctionContext): string {
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

interface TeamAccess {
  readonly capabilities: readonly string[];
}

/**
 * The data API as the caller, a member of the team whose role has this capability: 401 without an active
 * login session, 403 without the capability.
 */
export async function asMember(
  capability: string,
  request: Request,
  context: FunctionContext,
): Promise<Rest> {
  const token = callerToken(request, context);
  const rest = restAs(context, context.publishableKey, token);
  const access = await rest.call<TeamAccess | null>('team_access', {});
  if (!access?.capabilities.includes(capability))
    throw new Refusal(403, 'not_allowed', `Only members of the team with ${capability} may do this.`);
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
