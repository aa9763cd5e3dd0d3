import type { FieldErrors } from 'react-hook-form';

/** Validation errors of a draft by field; null or absent: valid. */
export type FormErrors<Draft> = { readonly [Field in keyof Draft]?: string | null | undefined };

/** Error type of client-side validation; server errors have their code. */
export const FAULT = 'fault';

/** Converts errors to react-hook-form's format. */
export function errorsFrom<Draft>(faults: FormErrors<Draft> = {}): FieldErrors {
  const found = Object.entries<string | null | undefined>(faults);
  return Object.fromEntries(
    found.flatMap(([field, message]) => (message ? [[field, { type: FAULT, message }]] : [])),
  );
}
