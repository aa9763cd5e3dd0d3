import { use } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { lengthFault } from 'shared-domain/text-length';
import { Field, type FieldProps } from '../field/field';
import { FAULT } from './faults';
import { FormContext } from './form';

type Name<Draft> = keyof Draft & string;

interface FormFieldState<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** The current error message; null: none. */
  readonly error: string | null;
  /** The server's error code while it rejects the value. */
  readonly refusal: string | null;
}

function useFormControl(name: string) {
  const methods = use(FormContext);
  if (!methods) throw new Error(`The field "${name}" is outside a Form.`);
  return methods.control;
}

/** The current value of a field of the surrounding form. */
export const useFormValue = (name: string): string =>
  useWatch({ name, control: useFormControl(name) }) as string;

const isBlank = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * A field of the surrounding form, for controls that do not wire themselves inside a `FormField`.
 * @param dependents fields whose validity depends on this one
 */
export function useFormField<
  Draft extends object = Record<string, string>,
  Field extends Name<Draft> = Name<Draft>,
>(name: Field, dependents: readonly Name<NoInfer<Draft>>[] = []): FormFieldState<Draft[Field]> {
  const { field, fieldState, formState } = useController({
    name,
    control: useFormControl(name),
    rules: { deps: [...dependents] },
  });
  const { error } = fieldState;
  const refusal = error && error.type !== FAULT ? error.type : null;
  // A field that was only passed through is not invalid yet.
  const isLeft = fieldState.isTouched && !isBlank(field.value);
  const isShown = formState.isSubmitted || refusal !== null || isLeft;
  return {
    value: field.value as Draft[Field],
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: (isShown && error?.message) || null,
    refusal,
  };
}

export interface FormFieldProps<Draft extends object> extends Omit<FieldProps, 'binding'> {
  readonly name: Name<Draft>;
  readonly dependents?: readonly Name<Draft>[] | undefined;
  /** Maximum length of a text: shows at once by how much it is exceeded. The form's `faultsOf` refuses it. */
  readonly limit?: number | undefined;
}

/**
 * A labelled control of a form. `error` is shown at once and takes precedence over form and server errors.
 */
export function FormField<Draft extends object = Record<string, string>>(props: FormFieldProps<Draft>) {
  const { name, dependents, limit, error: now, ...rest } = props;
  const { value, onChange, onBlur, error } = useFormField<Draft>(name, dependents);
  const binding = { name, value: value as string, onChange: onChange as (value: unknown) => void, onBlur };
  const excess = limit === undefined ? null : lengthFault(binding.value, limit);
  return <Field {...rest} error={now || excess || error} binding={binding} />;
}
