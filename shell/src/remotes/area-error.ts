/** Why an area cannot be shown. */
export type AreaFault = 'unreachable' | 'switched-off' | 'too-old' | 'other-contract' | 'crashed';

/**
 * Error of an area that cannot be shown; `cause` is the original error, `note` its team's message to users.
 */
export class AreaError extends Error {
  override readonly name = 'AreaError';

  constructor(
    readonly fault: AreaFault,
    cause?: unknown,
    readonly note: string | null = null,
  ) {
    super(cause instanceof Error ? cause.message : fault, { cause });
  }
}

export function toAreaError(error: unknown, fault: AreaFault): AreaError {
  return error instanceof AreaError ? error : new AreaError(fault, error);
}
