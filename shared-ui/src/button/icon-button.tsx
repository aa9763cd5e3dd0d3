import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button, type ButtonProps } from './button';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'block' | 'children' | 'aria-label'> {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A round icon-only button. */
export function IconButton({ label, icon, variant = 'text', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      aria-label={label}
      className={classNames(styles.round, className)}
    />
  );
}
