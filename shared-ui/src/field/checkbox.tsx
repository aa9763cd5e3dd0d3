import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './checkbox.module.css';
import fieldStyles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'size'> {
  /** The sentence beside the box. */
  readonly children: ReactNode;
  readonly error?: string | null | undefined;
}

/** A box with a sentence of its own, and its error below. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={classNames(styles.check, error && styles.error)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
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
