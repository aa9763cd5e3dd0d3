import type { FieldErrors } from 'react-hook-form';
import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { FAULT } from './faults';

type FieldsOfCodes<Field extends string> = Readonly<Record<string, Field | null>>;

export interface Refusals<Draft extends object, Field extends string = keyof Draft & string> {
  /** The part of the catalogue that has the texts. */
  readonly context: ErrorContext;
  /** The field that each error code concerns; null: the form as a whole. */
  readonly fields: FieldsOfCodes<Field> | ((draft: Draft) => FieldsOfCodes<Field>);
  /** The field at which all other errors are shown. Default: they are left to the caller. */
  readonly others?: Field | undefined;
  /** Texts by error code that differ from the catalogue's. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

interface Refusal<Field> {
  readonly field: Field | null;
  readonly error: { readonly type: string; readonly message: string };
}

/** Where a form shows a server error, and with what text; null where it leaves the error to the caller. */
export function refusalOf<Draft extends object>(
  error: unknown,
  { context, fields, others, texts }: Refusals<Draft>,
  draft: Draft,
): Refusal<keyof Draft & string> | null {
  const refused = toAppError(error);
  const fieldOf = typeof fields === 'function' ? fields(draft) : fields;
  const field = Object.hasOwn(fieldOf, refused.code) ? fieldOf[refused.code] : others;
  if (field === undefined) return null;
  const { title, text = title } = describeError(refused, context);
  return { field, error: { type: refused.code, message: texts?.[refused.code] ?? text } };
}

/** The text of the first field's error that is the server's. */
export function refusalIn({ root: _, ...fields }: FieldErrors): string | null {
  const refused = Object.values(fields).find((error) => error && error.type !== FAULT);
  return typeof refused?.message === 'string' ? refused.message : null;
}
