import type { PGlite } from '@electric-sql/pglite';

/** As PostgreSQL refuses a text that is no value of a type: `invalid_text_representation`. */
export class UnfitValue extends Error {
  readonly code = '22P02';

  constructor(cause: unknown) {
    super('invalid input for the type of a parameter', { cause });
  }
}

/**
 * Refuses values of a kind that a parameter's type cannot take, before anything is sent. PGlite throws for some without
 * a code, and hands a value that is no list to a list's parameter on as it is: what is no text then stays in its half
 * written message, breaks the next one, and leaves the only session in a transaction that nobody can end.
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
