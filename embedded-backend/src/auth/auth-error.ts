/** A refusal with GoTrue's wording. `code` is stable; the message is for logs. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly string[] | null;
  /** When to retry; GoTrue itself states it in the message at most. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    weakPasswordReasons: readonly string[] | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.weakPasswordReasons = weakPasswordReasons;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses an invalid body. */
export const validationFailed = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message);

/** Refuses a rate-limited request for `waitMs`. */
export const tooManyRequests = (
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit',
  message: string,
  waitMs: number,
): AuthError => new AuthError(429, code, message, null, Math.ceil(waitMs / 1000));

const API_VERSION = '2024-01-01';

/**
 * The refusal as JSON, in the format of the client's `X-Supabase-Api-Version`: since 2024-01-01 `{ code,
 * message }`, before that `{ code: status, error_code, msg }`.
 */
export function authErrorResponse(error: AuthError, request: Request): Response {
  const version = request.headers.get('X-Supabase-Api-Version') ?? '';
  const current = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
  const reasons = error.weakPasswordReasons;
  const weak = reasons === null ? {} : { weak_password: { reasons } };
  const headers = new Headers();
  if (current) headers.set('X-Supabase-Api-Version', API_VERSION);
  if (!(current && reasons !== null)) headers.set('x-sb-error-code', error.code);
  if (error.retryAfterSeconds !== null) headers.set('Retry-After', String(error.retryAfterSeconds));
  const body = current
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak };
  return Response.json(body, { status: error.status, headers });
}
