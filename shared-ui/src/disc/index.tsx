import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './disc.module.css';

export interface DiscProps {
  /** `surface` on a colored card. Default `brand`. */
  readonly tone?: 'brand' | 'warm' | 'danger' | 'surface' | undefined;
  /** Hidden from screen readers: the text next to it says the same. */
  readonly children: ReactNode;
}

/** The round background of an icon next to a line or card. */
export function Disc({ tone = 'brand', children }: DiscProps) {
  return (
    <span className={classNames(styles.disc, styles[tone])} aria-hidden="true">
      {children}
    </span>
  );
}
