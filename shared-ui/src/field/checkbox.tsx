import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './checkbox.module.css';
import fieldStyles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'size'> {
  /** Label next to the box. */
  readonly children: ReactNode;
  readonly error?: string | null | undefined;
  /** Invalid, with the error shown elsewhere. */
  readonly invalid?: boolean;
}

/** A checkbox with a label and an error below. */
export function Checkbox({ children, error, invalid = Boolean(error), className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={classNames(styles.check, invalid && styles.error)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={invalid || undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      <p id={errorId} className={classNames(fieldStyles.help, fieldStyles.error)} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
