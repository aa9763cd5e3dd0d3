import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

/** Base of the small illustrations: 200 wide, decorative. */
export function SmallIllustration({
  height,
  children,
}: {
  readonly height: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      width="200"
      height={height}
      viewBox={`0 0 200 ${height}`}
      className={styles.small}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
