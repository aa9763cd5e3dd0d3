/** Why an area cannot be shown. */
export type AreaFault = 'unreachable' | 'switched-off' | 'other-contract' | 'crashed';

/** An area that cannot be shown; `cause` holds what was thrown. */
export class AreaError extends Error {
  override readonly name = 'AreaError';

  constructor(
    readonly fault: AreaFault,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : fault, { cause });
  }
}

export function toAreaError(error: unknown, fault: AreaFault): AreaError {
  return error instanceof AreaError ? error : new AreaError(fault, error);
}
