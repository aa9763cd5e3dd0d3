import { Card } from '../card';
import { Skeleton } from '../skeleton';
import { TimeChipsPlaceholder } from '../time-chip';
import styles from './professional-card.module.css';

/** The space of a `ProfessionalCard` with times, while it loads. */
export function ProfessionalCardSkeleton() {
  return (
    <Card className={styles.card}>
      <div className={styles.who}>
        <Skeleton width="4.5rem" height="4.5rem" />
        <div className={styles.facts}>
          <Skeleton width="62%" height="1.5rem" />
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="78%" height="1.5rem" />
          <Skeleton width="54%" height="1.25rem" />
        </div>
      </div>
      <div className={styles.times}>
        <TimeChipsPlaceholder />
      </div>
      <div className={styles.foot}>
        <Skeleton width="5.5rem" height="2.75rem" />
        <Skeleton width="10rem" height="2.75rem" />
      </div>
    </Card>
  );
}
