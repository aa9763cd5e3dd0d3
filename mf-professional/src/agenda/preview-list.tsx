import { Check, CircleAlert, Info } from 'lucide-react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { RemoteView, type RemoteQuery } from 'shared-ui/remote-view';
import { copy } from './copy';
import styles from './preview-list.module.css';
import { IS_BOOKABLE, type PreviewedTime } from './use-preview';

const words = copy.new;

interface PreviewListProps {
  readonly query: RemoteQuery<PreviewedTime | null>;
  readonly timeZone: string;
}

/** What the server says of the chosen time. */
export function PreviewList({ query, timeZone }: PreviewListProps) {
  return (
    <RemoteView
      query={query}
      level={3}
      skeleton={<p className={styles.state}>{words.checking}</p>}
      failureText={words.unchecked}
    >
      {(time) => time && <Time time={time} timeZone={timeZone} />}
    </RemoteView>
  );
}

interface TimeProps {
  readonly time: PreviewedTime;
  readonly timeZone: string;
}

function Time({ time: { startsAt, state }, timeZone }: TimeProps) {
  return (
    <div className={styles.preview}>
      <ul>
        <li className={classNames(!IS_BOOKABLE[state] && styles.left)}>
          {state === 'free' ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <b>{copy.times.at(formatDayShort(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone))}</b>
          <span>{words.states[state]}</span>
        </li>
      </ul>
      {state !== 'free' && IS_BOOKABLE[state] && (
        <Note tone="warm" icon={<Info aria-hidden="true" />}>
          {words.still}
        </Note>
      )}
    </div>
  );
}
