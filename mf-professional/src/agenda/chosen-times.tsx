import { CalendarClock, TriangleAlert, X } from 'lucide-react';
import type { Instant } from 'shared-domain/schedule';
import { IconButton } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { proposeCopy as words } from './propose-copy';
import styles from './propose-dialog.module.css';

/** So many times at most. */
export const MAX_TIMES = 3;

interface ChosenTimesProps {
  readonly times: readonly Instant[];
  readonly textOf: (time: Instant) => string;
  readonly onRemove: (time: Instant) => void;
  /** Whether the proposal was to be sent without a time. */
  readonly isMissing: boolean;
  /** A time that was booked meanwhile, in words. */
  readonly taken: string | null;
}

/** The times to propose. */
export function ChosenTimes({ times, textOf, onRemove, isMissing, taken }: ChosenTimesProps) {
  return (
    <>
      <div className={styles.chosen}>
        <b>
          {words.chosen} <span>{words.ofThree(times.length, MAX_TIMES)}</span>
        </b>
        <ul>
          {times.map((time) => (
            <li key={time}>
              <CalendarClock aria-hidden="true" />
              {textOf(time)}
              <IconButton
                label={words.remove(textOf(time))}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(time)}
              />
            </li>
          ))}
        </ul>
        <p role="alert">{isMissing && words.faultNone}</p>
      </div>
      {taken && (
        <Note tone="warm" role="alert" icon={<TriangleAlert aria-hidden="true" />} title={words.taken(taken)}>
          {words.takenText}
        </Note>
      )}
    </>
  );
}
