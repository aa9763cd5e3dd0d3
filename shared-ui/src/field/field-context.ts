import { createContext, use } from 'react';

/** What ties a control to its value in the form around it. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  /** Takes an event or a value. */
  readonly onChange: (change: unknown) => void;
  readonly onBlur: () => void;
}

/** What a control needs to be wired to its label, its help and its error, and inside a `FormField` to its value. */
export interface FieldControl extends Partial<FieldBinding> {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** How the field stands: an error shows red, a confirmed value green. */
export type FieldState = 'plain' | 'ok' | 'error';

export interface FieldContextValue {
  readonly control: FieldControl;
  readonly state: FieldState;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Wiring from the `Field` around a control; nothing outside one (give the control its own label then). */
export function useFieldControl(): Partial<FieldControl> & { readonly state: FieldState } {
  const field = use(FieldContext);
  return field ? { ...field.control, state: field.state } : { state: 'plain' };
}
