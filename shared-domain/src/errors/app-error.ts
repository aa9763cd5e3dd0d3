export interface AppErrorOptions {
  /** Plain English, for developers. Never shown to users. */
  readonly details?: string | undefined;
  /** Seconds until the server accepts the same request again. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * A refusal or failure with a stable code: GoTrue's error codes, PostgreSQL's and PostgREST's, our
 * procedures' codes, and `network`, `timeout`, `aborted`, `server_unavailable`, `row_expected`, `unexpected`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly details: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, { details, retryAfterSeconds, cause }: AppErrorOptions = {}) {
    super(details ? `${code}: ${details}` : code, cause === undefined ? {} : { cause });
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
