import { AppError } from './app-error';
import { toAppError } from './to-app-error';

interface CountAnswer {
  readonly count: number | null;
  readonly error: unknown;
}

/**
 * The figure of an answer that only counts. Throws an `AppError` where there is none: supabase-js takes an empty 404,
 * for one, for a success without a count, which is not zero.
 */
export function countOf({ count, error }: CountAnswer): number {
  if (error) throw toAppError(error);
  if (count === null) throw new AppError('unexpected', { details: 'the answer holds no count' });
  return count;
}
