import { createContext, useLayoutEffect, type ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormState } from './use-form';

/** The form around a field. */
export const FormContext = createContext<UseFormReturn | null>(null);

export interface FormProps<Draft extends object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'ref'
> {
  readonly form: FormState<Draft>;
  /** Called with the valid draft, and with the last saved values. */
  readonly onSubmit: (draft: Draft, saved: Draft) => void;
  /** Called instead if there are errors, which are then shown. */
  readonly onFaults?: () => void;
}

/**
 * A form whose fields are `FormField`s. Replacing another form over the same state, it starts without errors.
 */
export function Form<Draft extends object>({ form, onSubmit, onFaults, ...rest }: FormProps<Draft>) {
  const { element, methods } = form;
  useLayoutEffect(() => {
    const { formState, getValues, reset } = methods;
    if (formState.isSubmitted || Object.keys(formState.errors).length > 0)
      reset(getValues(), { keepDefaultValues: true });
  }, [methods]);
  return (
    <FormContext value={methods}>
      <form
        {...rest}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(onSubmit, onFaults);
        }}
      />
    </FormContext>
  );
}
