import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { redirectTarget } from './redirect.ts';
import type { SessionJson } from './session.ts';
import { consumeProof } from './verify.ts';

function redirect(target: string, hash: Record<string, string>): Response {
  const sorted = Object.entries(hash).toSorted(([a], [b]) => a.localeCompare(b));
  const fragment = new URLSearchParams(sorted).toString();
  return new Response(null, { status: 303, headers: { Location: `${target}#${fragment}` } });
}

function success(target: string, type: string, session: SessionJson): Response {
  return redirect(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  });
}

const ERROR_NAME: Record<number, string> = { 400: 'invalid_request', 403: 'access_denied' };

/**
 * GET /verify: the link of Supabase's default e-mails. Signs in and redirects to the page with the session in
 * the URL's hash, or with `error_code` there.
 */
export async function verifyRedirect(context: AuthContext, from: AuthRequest): Promise<Response> {
  const tokenHash = from.url.searchParams.get('token') ?? '';
  const type = from.url.searchParams.get('type') ?? '';
  if (tokenHash === '') throw validationFailed('Verify requires a token or a token hash');
  if (type === '') throw validationFailed('Verify requires a verification type');
  const target = redirectTarget(from, context.settings.siteUrl);
  try {
    const userAgent = from.request.headers.get('User-Agent');
    const { session } = await consumeProof(context, { type, tokenHash }, userAgent);
    return success(target, type, session);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(target, {
      error: ERROR_NAME[error.status] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    });
  }
}
