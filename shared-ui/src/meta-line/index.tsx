import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './meta-line.module.css';

export interface MetaLineProps {
  readonly className?: string | undefined;
  /** `MetaItem`s. */
  readonly children: ReactNode;
}

/** Short facts on one wrapping line: time, duration, price, place. */
export function MetaLine({ className, children }: MetaLineProps) {
  return <div className={classNames(styles.line, className)}>{children}</div>;
}

export interface MetaItemProps {
  /** A decorative icon; the text is complete without it. */
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** One fact of a `MetaLine`. */
export function MetaItem({ icon: Icon, children }: MetaItemProps) {
  return (
    <span className={styles.item}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
