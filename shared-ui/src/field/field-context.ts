import { createContext, use } from 'react';

/** Binds a control to its value in the surrounding form. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  /** Accepts an event or a value. */
  readonly onChange: (change: unknown) => void;
  readonly onBlur: () => void;
}

/** Connects a control to its label, hint and error, and inside a `FormField` to its value. */
export interface FieldControl extends Partial<FieldBinding> {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Field state: an error is red, a valid complete value green. */
export type FieldState = 'plain' | 'ok' | 'error';

export interface FieldContextValue {
  readonly control: FieldControl;
  readonly state: FieldState;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Wiring of the surrounding `Field`; empty outside one (then label the control yourself). */
export function useFieldControl(): Partial<FieldControl> & { readonly state: FieldState } {
  const field = use(FieldContext);
  return field ? { ...field.control, state: field.state } : { state: 'plain' };
}
