import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './meta-line.module.css';

export interface MetaLineProps {
  readonly className?: string | undefined;
  /** `MetaItem`s. */
  readonly children: ReactNode;
}

/** The small facts of something in one line, which wraps: hour, length, price, place. */
export function MetaLine({ className, children }: MetaLineProps) {
  return <div className={classNames(styles.line, className)}>{children}</div>;
}

export interface MetaItemProps {
  /** A sign for those who see; the words say it all. */
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
