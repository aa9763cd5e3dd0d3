import type { FreeDay } from 'shared-domain/free-times';
import { dateBlock, formatDayLong, type IsoDay } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly days: readonly FreeDay[];
  readonly shown: IsoDay | null;
  readonly onShow: (day: IsoDay) => void;
}

/** The days of a week, to choose from; on phones only. */
export function DayStrip({ days, shown, onShow }: DayStripProps) {
  return (
    <div role="group" aria-label={copy.days} className={styles.strip}>
      {days.map(({ date, times, reason }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === shown}
          disabled={reason !== null}
          onClick={() => onShow(date)}
        >
          <span aria-hidden="true" className={styles.day}>
            <small>{dateBlock(date).weekday.replace('.', '')}</small>
            {dateBlock(date).day}
            <i />
          </span>
          <span className="visually-hidden">
            {copy.dayWithTimes(formatDayLong(date), reason === null ? times.length : copy.noTimes[reason])}
          </span>
        </button>
      ))}
    </div>
  );
}
