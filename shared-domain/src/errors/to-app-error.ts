import { AppError } from './app-error';

/** What the errors of supabase-js, fetch and the browser have in common: nothing for certain. */
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

/** Errors that carry a name but no code. */
const CODE_OF_NAME: Readonly<Record<string, string>> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
  AuthSessionMissingError: 'session_not_found',
  AuthInvalidTokenResponseError: 'session_not_found',
  AuthPKCECodeVerifierMissingError: 'bad_code_verifier',
  FunctionsFetchError: 'network',
  FunctionsRelayError: 'server_unavailable',
};

/** GoTrue says `validation_failed` for many things; only its message tells which. */
const VALIDATION_CODES: readonly (readonly [RegExp, string])[] = [
  [/email address: invalid format|email address is too long|invalid email format/i, 'email_address_invalid'],
  [/longer than 72/i, 'password_too_long'],
  [/requires a valid password/i, 'weak_password'],
];

/** How Chromium, Firefox, Safari and Node say that a fetch got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed|network request failed/i;

function codeWithout({ name, message, status }: Foreign): string {
  // PostgREST's client keeps only a text of what fetch threw: "TypeError: Failed to fetch".
  const prefix = /^(\w+):/.exec(message)?.[1] ?? '';
  const named = CODE_OF_NAME[name] ?? CODE_OF_NAME[prefix];
  if (named !== undefined) return named;
  if (status === 0 || NO_ANSWER.test(message)) return 'network';
  if (status === 429) return 'over_request_rate_limit';
  if (name === 'AuthRetryableFetchError' || (status !== undefined && status >= 500))
    return 'server_unavailable';
  return 'unexpected';
}

/** GoTrue's word for a password of the lists of leaked ones; a short one may be that as well, and hears of its length. */
const isKnownAlone = (reasons: unknown) =>
  Array.isArray(reasons) && reasons.length > 0 && reasons.every((reason) => reason === 'pwned');

function codeOf(error: Foreign): string {
  const { code, message } = error;
  if (code === 'weak_password' && isKnownAlone(error.reasons)) return 'password_known';
  if (code === 'P0001' && /^[a-z][a-z0-9_]*$/.test(message)) return message;
  if (code === 'validation_failed')
    return VALIDATION_CODES.find(([pattern]) => pattern.test(message))?.[1] ?? code;
  if (code === 'ABORT_ERR') return 'aborted';
  return code === '' ? codeWithout(error) : code;
}

/** GoTrue's only hint: "For security purposes, you can only request this after 42 seconds."; the embedded one's too. */
function secondsIn(message: string): number | undefined {
  const seconds = /after ([0-9]+) seconds?/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Gives any error a stable code: supabase-js's errors of authentication, data, storage and functions, a failed or
 * aborted fetch, or whatever else was thrown. An `AppError` comes back as it is.
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
