/** The type of a JSON value. */
export type Shape =
  | 'boolean'
  | 'number'
  | 'string'
  /** A value of an enum of schema public. */
  | { readonly oneOf: string }
  | { readonly nullable: Shape }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> };

export const CONSULTATION_STATUS: Shape = { oneOf: 'consultation_status' };
export const TEXT_OR_NULL: Shape = { nullable: 'string' };
export const NUMBER_OR_NULL: Shape = { nullable: 'number' };
