import type { ComponentProps, MouseEvent } from 'react';
import { classNamesFor, type ButtonLook } from './look';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'style' | 'className'> {
  /** An action is pending: clicks are ignored, the focus stays. */
  readonly loading?: boolean | undefined;
}

/** A button. With `loading` it keeps its size and focus and ignores clicks. */
export function Button({
  variant,
  size,
  block,
  icon,
  className,
  loading,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNamesFor({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
