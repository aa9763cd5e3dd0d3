import type { IsoDay } from 'shared-domain/schedule';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './agenda-skeleton.module.css';
import { WeekHead } from './week-head';
import gridStyles from './week-grid.module.css';

interface AgendaSkeletonProps {
  readonly days: readonly IsoDay[];
  readonly asList: boolean;
}

const ROWS = 6;

/** The shown days are known while their consultations load. */
export function AgendaSkeleton({ days, asList }: AgendaSkeletonProps) {
  if (asList)
    return (
      <div className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="3.75rem" shape="block" />
        ))}
      </div>
    );
  return (
    <div className={gridStyles.grid}>
      <WeekHead agenda={undefined} days={days} />
      <div className={styles.week}>
        <span />
        {days.map((day, column) => (
          <div key={day}>
            {Array.from({ length: ROWS }, (_, row) =>
              (row + column) % 3 === 0 ? (
                <Skeleton key={row} height="3.25rem" shape="block" />
              ) : (
                <i key={row} />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
