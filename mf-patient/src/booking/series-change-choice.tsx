import { CalendarSync, CalendarX2 } from 'lucide-react';
import { Choice, Choices } from 'shared-ui/choices';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './repeat-choice.module.css';
import { SeriesDates } from './series-dates';
import type { SeriesChange } from './use-series-change';

interface SeriesChangeChoiceProps {
  readonly change: SeriesChange;
  readonly zone: string;
  readonly now: Date;
}

const REASONS = { ...copy.repeat.reasons, past: copy.change.tooLate };

/** Whether one date of a series moves or the following ones too, and what that gives. */
export function SeriesChangeChoice({ change, zone, now }: SeriesChangeChoiceProps) {
  const { isFollowing, setFollowing, plan, choice } = change;
  const { leftOut } = choice;
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
            <SeriesDates
              label={copy.change.dates}
              dates={dates}
              choice={choice}
              aboutFree={() => null}
              reasons={REASONS}
              zone={zone}
              now={now}
            />
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
