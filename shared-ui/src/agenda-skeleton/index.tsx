import { Skeleton } from '../skeleton';
import styles from './agenda-skeleton.module.css';

export interface AgendaSkeletonProps {
  /** Number of placeholder rows. Default 3. */
  readonly rows?: number | undefined;
}

/** Loading placeholder of a list of consultations: day, name, facts, badge. */
export function AgendaSkeleton({ rows = 3 }: AgendaSkeletonProps) {
  return (
    <div className={styles.agenda}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="4rem" height="4.375rem" shape="block" />
          <div className={styles.lines}>
            <Skeleton width="62%" height="1.125rem" />
            <Skeleton width="78%" />
            <Skeleton width="6.5rem" height="1.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
