import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tag.module.css';

export interface TagProps {
  /** `brand` for a verified register, `warm` for a specialty, `plain` for the rest. */
  readonly tone?: 'brand' | 'warm' | 'plain' | undefined;
  readonly icon?: ReactNode;
  /** Shown over it, too, on hover. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A quality of something, not its status. */
export function Tag({ tone = 'plain', icon, title, className, children }: TagProps) {
  return (
    <span title={title} className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
