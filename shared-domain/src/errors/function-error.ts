import { AppError } from './app-error';
import { toAppError } from './to-app-error';

interface Answer {
  readonly json: () => Promise<unknown>;
}

const answerOf = (error: unknown): Answer | null => {
  const context = typeof error === 'object' && error !== null && 'context' in error ? error.context : null;
  const readable = typeof context === 'object' && context !== null && 'json' in context;
  return readable ? (context as Answer) : null;
};

/**
 * An edge function's error with the code of its response, `{ success: false, code, error }`, which
 * supabase-js passes on unread. Without such a response, the result of `toAppError`.
 */
export async function toFunctionError(error: unknown): Promise<AppError> {
  const body = await answerOf(error)
    ?.json()
    .catch(() => null);
  const { code, error: details } = (body ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  if (typeof code !== 'string') return toAppError(error);
  return new AppError(code, { details: typeof details === 'string' ? details : undefined, cause: error });
}
