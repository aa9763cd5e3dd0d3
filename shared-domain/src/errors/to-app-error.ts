import { AppError } from './app-error';

/** What errors of supabase-js, fetch and the browser may contain; nothing is guaranteed. */
interface Foreign {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly status: number | undefined;
  readonly details: string;
  readonly reasons: unknown;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function read(error: unknown): Foreign {
  const source = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const status = source['status'];
  return {
    name: textOf(source['name']),
    message: typeof error === 'string' ? error : textOf(source['message']),
    code: textOf(source['code']),
    status: typeof status === 'number' ? status : undefined,
    details: textOf(source['details']),
    reasons: source['reasons'],
  };
}

/** Errors with a name but no code. */
const CODE_OF_NAME: Readonly<Record<string, string>> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
  AuthSessionMissingError: 'session_not_found',
  AuthInvalidTokenResponseError: 'session_not_found',
  AuthPKCECodeVerifierMissingError: 'bad_code_verifier',
  FunctionsFetchError: 'network',
  FunctionsRelayError: 'server_unavailable',
};

/** GoTrue uses `validation_failed` for many errors that only the message distinguishes. */
const VALIDATION_CODES: readonly (readonly [RegExp, string])[] = [
  [/email address: invalid format|email address is too long|invalid email format/i, 'email_address_invalid'],
  [/longer than 72/i, 'password_too_long'],
  [/requires a valid password/i, 'weak_password'],
];

/** Messages of Chromium, Firefox, Safari and Node for a fetch without a response. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed|network request failed/i;

function codeWithout({ name, message, status }: Foreign): string {
  // PostgREST's client keeps only the text of a fetch error: "TypeError: Failed to fetch".
  const prefix = /^(\w+):/.exec(message)?.[1] ?? '';
  const named = CODE_OF_NAME[name] ?? CODE_OF_NAME[prefix];
  if (named !== undefined) return named;
  if (status === 0 || NO_ANSWER.test(message)) return 'network';
  if (status === 429) return 'over_request_rate_limit';
  if (name === 'AuthRetryableFetchError' || (status !== undefined && status >= 500))
    return 'server_unavailable';
  return 'unexpected';
}

/**
 * GoTrue's reason for a leaked password; a short one may have it as well, and then the length is reported.
 */
const isOnlyKnownPassword = (reasons: unknown) =>
  Array.isArray(reasons) && reasons.length > 0 && reasons.every((reason) => reason === 'pwned');

function codeOf(error: Foreign): string {
  const { code, message } = error;
  if (code === 'weak_password' && isOnlyKnownPassword(error.reasons)) return 'password_known';
  if (code === 'P0001' && /^[a-z][a-z0-9_]*$/.test(message)) return message;
  if (code === 'validation_failed')
    return VALIDATION_CODES.find(([pattern]) => pattern.test(message))?.[1] ?? code;
  if (code === 'ABORT_ERR') return 'aborted';
  return code === '' ? codeWithout(error) : code;
}

/**
 * GoTrue's only hint, also used by the embedded server: "For security purposes, you can only request this
 * after 42 seconds."
 */
function secondsIn(message: string): number | undefined {
  const seconds = /after ([0-9]+) seconds?/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Converts any error to an `AppError` with a stable code: supabase-js errors of auth, data, storage and
 * functions, a failed or aborted fetch, or anything else. An `AppError` is returned unchanged.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const foreign = read(error);
  return new AppError(codeOf(foreign), {
    details: [foreign.message, foreign.details].filter(Boolean).join(' · ') || undefined,
    retryAfterSeconds: secondsIn(foreign.message),
    cause: error,
  });
}
