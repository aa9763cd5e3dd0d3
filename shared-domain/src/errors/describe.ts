import type { AppError } from './app-error';
import { COMMON_ERRORS, ERROR_CATALOGUE, type ErrorContext } from './catalogue';
import type { ErrorEntry, ErrorText } from './entry';
import type { KnownCode } from './codes';
import { NO_CONNECTION } from './no-connection';
import { WAIT_TEXTS } from './throttle';

export type { ErrorText };

/**
 * The Portuguese text for an error (or its code) in a context, given by name or by its texts. A code unknown to the context gets the
 * context's general text; a request without a response reports that there is no connection.
 */
export function describeError(error: AppError | string, context: ErrorContext | ErrorEntry): ErrorText {
  const code = typeof error === 'string' ? error : error.code;
  const seconds = typeof error === 'string' ? undefined : error.retryAfterSeconds;
  const { codes, otherwise } = typeof context === 'string' ? ERROR_CATALOGUE[context] : context;
  const known = textOf(codes, code) ?? textOf(COMMON_ERRORS, code);
  const waiting = Object.hasOwn(WAIT_TEXTS, code) ? WAIT_TEXTS[code] : undefined;
  if (known !== undefined && waiting !== undefined && seconds !== undefined) return waiting(seconds);
  // The title still names the failed action.
  if (known === undefined && code === 'network') return { ...otherwise, text: NO_CONNECTION };
  return known ?? otherwise;
}

const textOf = (texts: ErrorEntry['codes'], code: string): ErrorText | undefined =>
  texts && Object.hasOwn(texts, code) ? texts[code as KnownCode] : undefined;
