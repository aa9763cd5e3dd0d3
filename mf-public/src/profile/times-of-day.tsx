import type { FreeDay } from 'shared-domain/free-times';
import { dateBlock, formatDayLong } from 'shared-domain/schedule';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { useTimePath } from '../parts/use-time-path';
import { copy } from './copy';
import styles from './times-section.module.css';

interface TimesOfDayProps {
  readonly day: FreeDay;
  readonly isToday: boolean;
  readonly userId: string;
  /** When the times were read, in milliseconds. */
  readonly readAt: number;
}

/** One day: its free times, each leading to the booking's summary, or why there are none. */
export function TimesOfDay({ day: { date, times, reason }, isToday, userId, readAt }: TimesOfDayProps) {
  const pathOf = useTimePath();
  const { weekday, day, month } = dateBlock(date);
  return (
    <li className={styles.day}>
      <p className={styles.name}>
        <b>{isToday ? copy.today : weekday.replace('.', '')}</b> {day} {month}
      </p>
      {reason === null ? (
        <TimeChips label={formatDayLong(date)} narrow>
          {times.map((time) => (
            <TimeChip
              key={time}
              startsAt={time}
              now={new Date(readAt)}
              hasDay={false}
              to={pathOf(userId, time)}
            />
          ))}
        </TimeChips>
      ) : (
        <p className={styles.none}>{copy.noTimes[reason]}</p>
      )}
    </li>
  );
}
