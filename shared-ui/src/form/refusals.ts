import type { FieldErrors } from 'react-hook-form';
import { describeError, toAppError, type ErrorContext, type ErrorEntry } from 'shared-domain/errors';
import { FAULT } from './faults';

type FieldsOfCodes<Field extends string> = Readonly<Record<string, Field | null>>;

export interface ServerErrors<Draft extends object, Field extends string = keyof Draft & string> {
  /** The part of the error catalogue with the texts. */
  readonly context: ErrorContext | ErrorEntry;
  /** The field of each error code; null: the form as a whole. */
  readonly fields: FieldsOfCodes<Field> | ((draft: Draft) => FieldsOfCodes<Field>);
  /** The field for all other errors. Default: they are left to the caller. */
  readonly others?: Field | undefined;
  /** Texts by error code that override the catalogue's. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

interface Refusal<Field> {
  readonly field: Field | null;
  readonly error: { readonly type: string; readonly message: string };
}

/** Where a form shows a server error and with what text; null if it leaves the error to the caller. */
export function refusalOf<Draft extends object>(
  error: unknown,
  { context, fields, others, texts }: ServerErrors<Draft>,
  draft: Draft,
): Refusal<keyof Draft & string> | null {
  const refused = toAppError(error);
  const fieldOf = typeof fields === 'function' ? fields(draft) : fields;
  const field = Object.hasOwn(fieldOf, refused.code) ? fieldOf[refused.code] : others;
  if (field === undefined) return null;
  const { title, text = title } = describeError(refused, context);
  return { field, error: { type: refused.code, message: texts?.[refused.code] ?? text } };
}

/** The text of the first server error on a field. */
export function refusalIn({ root: _, ...fields }: FieldErrors): string | null {
  const refused = Object.values(fields).find((error) => error && error.type !== FAULT);
  return typeof refused?.message === 'string' ? refused.message : null;
}
