import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'text' | 'accent' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** One `primary` a card; `accent` only on deep ground; `danger` for refusals. Default `primary`. */
  readonly variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high. Default `md`; public pages use `lg`. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** A lucide icon before the words. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** The classes of a button, for whatever element wears them. */
export function lookOf({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
