import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's code for a text that is not a value of a type: `invalid_text_representation`. */
export class UnfitValue extends Error {
  readonly code = '22P02';

  constructor(cause: unknown) {
    super('invalid input for the type of a parameter', { cause });
  }
}

/**
 * Refuses values that a parameter's type cannot take, before anything is sent. PGlite throws for some without
 * a code, and passes a non-array for an array parameter on unchanged: anything but text then stays in its
 * half-written message, corrupts the next one, and leaves the only session in a transaction that cannot be
 * ended.
 */
export function refuseUnfitValues({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers))
    serializers[Number(type)] = (value: unknown) => textOf(serialize, value);
}

function textOf(serialize: (value: unknown) => string, value: unknown): string {
  let text: unknown;
  try {
    text = serialize(value);
  } catch (error) {
    throw new UnfitValue(error);
  }
  if (typeof text !== 'string') throw new UnfitValue(undefined);
  return text;
}
