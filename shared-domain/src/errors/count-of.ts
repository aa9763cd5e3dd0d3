import { AppError } from './app-error';
import { toAppError } from './to-app-error';

interface CountAnswer {
  readonly count: number | null;
  readonly error: unknown;
}

/**
 * The count in a response. Throws an `AppError` if there is none: supabase-js, for instance, treats an empty
 * 404 as a success without a count, which is not zero.
 */
export function countOf({ count, error }: CountAnswer): number {
  if (error) throw toAppError(error);
  if (count === null) throw new AppError('unexpected', { details: 'the response has no count' });
  return count;
}
