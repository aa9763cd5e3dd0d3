import { useEffect, useState, type RefObject } from 'react';
import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { focusFirstFault } from './focus-first-fault';

export interface Refusals<Field extends string> {
  /** What the server refused of a field; null: nothing, or the field has been changed since. */
  readonly of: (field: Field) => string | null;
  /** Shows an error at the field it concerns; false where it concerns none. */
  readonly take: (error: unknown) => boolean;
  /** To be called with what was changed: a changed field is no longer refused. */
  readonly forget: (changed: object) => void;
}

/**
 * The server's errors that concern one field of a form, shown at that field until it is changed; the field gets the
 * focus. `fields` gives the field of each code, and `context` the words of the catalogue.
 */
export function useRefusals<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<string, Field>>,
  context: ErrorContext,
): Refusals<Field> {
  const [refusal, setRefusal] = useState<{ readonly field: Field; readonly text: string } | null>(null);
  useEffect(() => {
    if (refusal) focusFirstFault(form);
  }, [form, refusal]);
  return {
    of: (field) => (refusal?.field === field ? refusal.text : null),
    take: (error) => {
      const { code } = toAppError(error);
      const field = Object.hasOwn(fields, code) ? fields[code] : undefined;
      if (field === undefined) return false;
      const { title, text = title } = describeError(code, context);
      setRefusal({ field, text });
      return true;
    },
    forget: (changed) => setRefusal((before) => (before && before.field in changed ? null : before)),
  };
}
