import { Info } from 'lucide-react';
import type { FreeDay } from 'shared-domain/free-times';
import { formatDayLong, formatDayShort, formatMonthYear, type IsoDay } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import styles from './calendar-hint.module.css';
import { copy } from './copy';

interface CalendarHintProps {
  /** A day without free times that was pressed. */
  readonly asked: FreeDay | null;
  readonly month: IsoDay;
  readonly isMonthFree: boolean;
  /** The next day with free times; null if none is known. */
  readonly next: IsoDay | null;
  readonly onMonth: (month: IsoDay) => void;
  readonly nothingFree: string;
}

/** Below the calendar: what its days mean, why the pressed one has no times, where the next ones are. */
export function CalendarHint(props: CalendarHintProps) {
  const { asked, month, isMonthFree, next, onMonth, nothingFree } = props;
  return (
    <>
      <ul className={styles.legend}>
        <li className={styles.free}>{copy.legend.free}</li>
        <li className={styles.full}>{copy.legend.full}</li>
        <li className={styles.closed}>{copy.legend.closed}</li>
      </ul>
      <div className={styles.status} role="status">
        {asked?.reason && (
          <>
            <Info aria-hidden="true" />
            {copy.whyNot(formatDayLong(asked.date), copy.noTimes[asked.reason])}
          </>
        )}
        {!asked && !isMonthFree && (
          <>
            <Info aria-hidden="true" />
            {next === null ? nothingFree : copy.monthFull(formatMonthYear(month))}
          </>
        )}
      </div>
      {!isMonthFree && next !== null && (
        <Button variant="outline" size="sm" onClick={() => onMonth(next)}>
          {copy.toNextFree(formatDayShort(next))}
        </Button>
      )}
    </>
  );
}
