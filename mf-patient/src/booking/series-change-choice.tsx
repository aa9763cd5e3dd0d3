import { CalendarSync, CalendarX2, CircleAlert, CircleCheck } from 'lucide-react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import type { SeriesDate } from 'shared-domain/series';
import { Choice, Choices } from 'shared-ui/choices';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './repeat-choice.module.css';
import type { SeriesChange } from './use-series-change';

interface SeriesChangeChoiceProps {
  readonly change: SeriesChange;
  readonly zone: string;
}

/** Whether one date of a series moves or the following ones too, and what that gives. */
export function SeriesChangeChoice({ change, zone }: SeriesChangeChoiceProps) {
  const { isFollowing, setFollowing, plan, leftOut } = change;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{copy.change.title}</legend>
        <Choices>
          {[false, true].map((following) => (
            <Choice
              key={String(following)}
              type="radio"
              name="change"
              value={String(following)}
              checked={isFollowing === following}
              onChange={() => setFollowing(following)}
              icon={following && <CalendarSync aria-hidden="true" />}
            >
              {following ? copy.change.following : copy.change.only}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      {isFollowing && (
        <RemoteView
          query={plan}
          skeleton={<Skeleton height="16rem" shape="block" />}
          level={3}
          failureText={copy.change.failedText}
          empty={<p className={styles.range}>{copy.change.none}</p>}
        >
          {(dates) => (
            <ol className={styles.dates} aria-label={copy.change.dates}>
              {dates.map((date) => (
                <li key={date.number}>
                  <Moved date={date} zone={zone} />
                </li>
              ))}
            </ol>
          )}
        </RemoteView>
      )}
      {isFollowing && leftOut.length > 0 && (
        <Note icon={<CalendarX2 aria-hidden="true" />} title={copy.change.leftOut(leftOut.length)}>
          {copy.change.leftOutText}
        </Note>
      )}
    </>
  );
}

function Moved({ date: { day, startsAt, reason }, zone }: { date: SeriesDate; zone: string }) {
  const when = startsAt
    ? `${formatDayShort(dayOf(startsAt, zone))}, ${timeOf(startsAt, zone)}`
    : formatDayShort(day);
  return reason === null ? (
    <>
      <CircleCheck aria-hidden="true" className={styles.free} />
      <span>{when}</span>
    </>
  ) : (
    <>
      <CircleAlert aria-hidden="true" className={styles.conflict} />
      <span className={styles.leftOut}>
        {when}
        <small>{reason === 'past' ? copy.change.tooLate : copy.repeat.reasons[reason]}</small>
      </span>
    </>
  );
}
