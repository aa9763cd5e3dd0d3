import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './disc.module.css';

export interface DiscProps {
  /** `surface` on a coloured card. Default `brand`. */
  readonly tone?: 'brand' | 'warm' | 'danger' | 'surface' | undefined;
  /** Hidden from who listens: the words beside it say the same. */
  readonly children: ReactNode;
}

/** The round ground of an icon before a line or a card. */
export function Disc({ tone = 'brand', children }: DiscProps) {
  return (
    <span className={classNames(styles.disc, styles[tone])} aria-hidden="true">
      {children}
    </span>
  );
}
