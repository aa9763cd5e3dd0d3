import type { FreeDay } from 'shared-domain/free-times';
import { dateBlock, formatDayLong, type Instant } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { copy } from './copy';
import styles from './times-section.module.css';

interface TimesOfDayProps {
  readonly day: FreeDay;
  readonly isToday: boolean;
  /** Whether phones show it, which show one day at a time. */
  readonly isShown: boolean;
  readonly chosen: Instant | null;
  readonly onChoose: (time: Instant) => void;
  /** When the times were read, in milliseconds. */
  readonly readAt: number;
}

/** One day: its free times, one of which may be chosen, or why there are none. */
export function TimesOfDay({
  day: { date, times, reason },
  isToday,
  isShown,
  chosen,
  onChoose,
  readAt,
}: TimesOfDayProps) {
  const { weekday, day, month } = dateBlock(date);
  return (
    <li className={classNames(styles.day, isShown && styles.shown)}>
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
              pressed={time === chosen}
              onClick={() => onChoose(time)}
            />
          ))}
        </TimeChips>
      ) : (
        <p className={styles.none}>{copy.noTimes[reason]}</p>
      )}
    </li>
  );
}
