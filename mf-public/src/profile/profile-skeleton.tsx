import { Skeleton, SkeletonCard } from 'shared-ui/skeleton';
import styles from './profile-page.module.css';

/** Loading placeholder of a profile. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile}>
      <div className={styles.face}>
        <Skeleton width="7rem" height="7rem" className={styles.photo} />
        <div className={styles.lines}>
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="45%" />
          <Skeleton width="60%" height="1.5rem" />
        </div>
      </div>
      <div className={styles.side}>
        <SkeletonCard lines={5} foot />
      </div>
      <SkeletonCard bare lines={6} />
    </div>
  );
}
