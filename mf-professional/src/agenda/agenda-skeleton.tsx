import type { IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './agenda-skeleton.module.css';
import { WeekHead } from './week-head';
import gridStyles from './week-grid.module.css';

interface AgendaSkeletonProps {
  readonly days: readonly IsoDay[];
  readonly today: IsoDay;
  readonly asList: boolean;
}

/** Of a list. */
const ROWS = 6;
/** From 08:00 to 20:00. */
const HOURS = 12;

/** The shown days are known while their consultations load. */
export function AgendaSkeleton({ days, today, asList }: AgendaSkeletonProps) {
  if (asList)
    return (
      <div className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row}>
            <Skeleton width="2.25rem" height="0.75rem" />
            <Skeleton height="3.75rem" shape="block" />
          </div>
        ))}
      </div>
    );
  return (
    <div className={classNames(gridStyles.grid, gridStyles.sundayOff)}>
      <WeekHead agenda={undefined} today={today} days={days} />
      <div className={styles.week}>
        <span />
        {days.map((day, column) => (
          <div key={day}>
            {column < days.length - 1 &&
              Array.from({ length: HOURS }, (_, row) => (
                <span key={row}>
                  {(row + column) % 3 === 0 && <Skeleton height="3.25rem" shape="block" />}
                </span>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
