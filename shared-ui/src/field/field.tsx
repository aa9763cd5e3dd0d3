import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import {
  FieldContext,
  type FieldBinding,
  type FieldContextValue,
  type FieldControl,
  type FieldState,
} from './field-context';
import styles from './field.module.css';
import { OptionalMark } from './optional-mark';

export interface FieldProps {
  readonly label: ReactNode;
  /** Hint below the control; replaced by the error or the `ok` text. */
  readonly hint?: ReactNode;
  /** Error message. Empty or null: valid. */
  readonly error?: string | null | undefined;
  /** Confirms a complete value ("CPF válido"); the control turns green with a check mark. */
  readonly ok?: string | null | undefined;
  /** Adds "(opcional)" to the label. */
  readonly optional?: boolean | undefined;
  /** Marks the control as required. */
  readonly required?: boolean | undefined;
  /** A small tag next to the label: who can read the answer. */
  readonly tag?: ReactNode;
  /** A link at the end of the label's line ("Esqueci minha senha"). */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** The control's value, from a `FormField`. */
  readonly binding?: FieldBinding;
  /** The control; a function receives the wiring, for third-party controls. */
  readonly children: ReactNode | ((control: FieldControl, state: FieldState) => ReactNode);
}

function stateOf({ error, ok }: Pick<FieldProps, 'error' | 'ok'>): FieldState {
  if (error) return 'error';
  return ok ? 'ok' : 'plain';
}

/** A labelled control with hint and error. */
export function Field(props: FieldProps) {
  const { label, hint, error, ok, optional, required, tag, action, className, binding, children } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const state = stateOf(props);
  const help = error || ok || hint;
  const field: FieldContextValue = {
    state,
    control: {
      ...binding,
      id,
      'aria-describedby': help ? helpId : undefined,
      'aria-invalid': state === 'error' || undefined,
      'aria-required': required || undefined,
    },
  };
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {tag && <span className={styles.tag}>{tag}</span>}
        {action}
      </div>
      <FieldContext value={field}>
        {typeof children === 'function' ? children(field.control, state) : children}
      </FieldContext>
      <p id={helpId} className={classNames(styles.help, styles[state])} aria-live="polite">
        {unbroken(help)}
      </p>
    </div>
  );
}
