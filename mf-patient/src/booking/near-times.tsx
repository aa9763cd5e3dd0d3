import { CalendarClock } from 'lucide-react';
import { nearestTimes, type FreeDay } from 'shared-domain/free-times';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Note } from 'shared-ui/note';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { copy } from './copy';
import styles from './steps.module.css';

interface NearTimesProps {
  /** The time that is not free any more. */
  readonly lost: Instant;
  readonly days: readonly FreeDay[];
  readonly zone: string;
  readonly now: Date;
  readonly isMoving: boolean;
  readonly onSelect: (time: Instant) => void;
}

/** Explains that the wanted time was taken, and offers the ones close to it. */
export function NearTimes({ lost, days, zone, now, isMoving, onSelect }: NearTimesProps) {
  const near = nearestTimes(days, lost, 3);
  return (
    <div className={styles.lost}>
      <Note
        icon={<CalendarClock aria-hidden="true" />}
        tone="warm"
        role="status"
        title={copy.lost(formatDayShort(dayOf(lost, zone)), timeOf(lost, zone))}
      >
        {isMoving ? copy.moving.unchanged : copy.nothingCharged}{' '}
        {near.length > 0 ? copy.lostNear : copy.lostNone}
      </Note>
      <TimeChips label={copy.nearTimes}>
        {near.map((time) => (
          <TimeChip key={time} startsAt={time} zone={zone} now={now} onClick={() => onSelect(time)} />
        ))}
      </TimeChips>
    </div>
  );
}
