import { Check, CircleAlert, Info } from 'lucide-react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './preview-list.module.css';
import { IS_BOOKABLE, type PreviewedTime } from './use-preview';

const words = copy.new;

interface PreviewListProps {
  readonly times: readonly PreviewedTime[] | undefined;
  readonly isFailed: boolean;
  readonly timeZone: string;
}

/** What the server says of the chosen times. Those that cannot be booked are left out. */
export function PreviewList({ times, isFailed, timeZone }: PreviewListProps) {
  if (!times) return <p className={styles.state}>{isFailed ? words.unchecked : words.checking}</p>;
  const isWarned = times.some(({ state }) => state !== 'free' && IS_BOOKABLE[state]);
  const left = times.filter(({ state }) => !IS_BOOKABLE[state]).length;
  return (
    <div className={styles.preview}>
      {left > 0 && times.length > 1 && <p className={styles.state}>{words.left(times.length, left)}</p>}
      <ul>
        {times.map(({ startsAt, state }) => (
          <li key={startsAt} className={classNames(!IS_BOOKABLE[state] && styles.left)}>
            {state === 'free' ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            <b>{copy.times.at(formatDayShort(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone))}</b>
            <span>{words.states[state]}</span>
          </li>
        ))}
      </ul>
      {isWarned && (
        <Note tone="warm" icon={<Info aria-hidden="true" />}>
          {words.still}
        </Note>
      )}
    </div>
  );
}
