import { Skeleton } from '../skeleton';
import styles from './list-skeleton.module.css';

/** Loading placeholder of four conversations. */
export function ListSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="56px" height="56px" shape="capsule" />
          <div>
            <Skeleton width="52%" />
            <Skeleton width="84%" />
          </div>
        </div>
      ))}
    </div>
  );
}
