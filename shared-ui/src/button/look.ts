import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'text' | 'accent' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Props shared by buttons and links that look like buttons. */
export interface ButtonLook {
  /**
   * One `primary` per card; `accent` only on dark backgrounds; `danger` for rejections. Default `primary`.
   */
  readonly variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high. Default `md`; public pages use `lg`. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** A lucide icon before the label. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** The class names of a button, for any element. */
export function classNamesFor({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
