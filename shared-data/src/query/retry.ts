import { toAppError } from 'shared-domain/errors';

const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 400;

/** Transient failures. A refusal is permanent. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set(['network', 'timeout', 'server_unavailable']);

/** Whether a failed read is retried: twice, and only after a transient failure. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && TRANSIENT_CODES.has(toAppError(error).code);
}

/** Milliseconds before the next attempt: 400, then 800. */
export function retryDelay(failures: number): number {
  return FIRST_DELAY_MS * 2 ** failures;
}
