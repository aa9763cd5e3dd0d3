import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tag.module.css';

export interface TagProps {
  /** `brand` for a verified registration, `warm` for a specialty, `plain` for the rest. */
  readonly tone?: 'brand' | 'warm' | 'plain' | undefined;
  readonly icon?: ReactNode;
  /** Also shown as a tooltip on hover. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A property of something, not its status. */
export function Tag({ tone = 'plain', icon, title, className, children }: TagProps) {
  return (
    <span title={title} className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
