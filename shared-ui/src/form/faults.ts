import type { FieldErrors } from 'react-hook-form';

/** What is wrong with a draft, by field; null or left out: nothing. */
export type Faults<Draft> = { readonly [Field in keyof Draft]?: string | null | undefined };

/** Type of an error that a form found itself; those of the server have its error code. */
export const FAULT = 'fault';

/** Faults as react-hook-form holds them. */
export function errorsFrom<Draft>(faults: Faults<Draft> = {}): FieldErrors {
  const found = Object.entries<string | null | undefined>(faults);
  return Object.fromEntries(
    found.flatMap(([field, message]) => (message ? [[field, { type: FAULT, message }]] : [])),
  );
}
