import { CalendarDays, CalendarSync, Wallet } from 'lucide-react';
import { Choice, Choices } from 'shared-ui/choices';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './repeat-choice.module.css';
import { formatDayMonth } from 'shared-domain/schedule';
import { EVERY_WEEKS, OCCURRENCES, type SeriesDate } from 'shared-domain/series';
import { SeriesDates } from './series-dates';
import type { Repeat } from './use-repeat';

interface RepeatChoiceProps {
  readonly repeat: Repeat;
  readonly zone: string;
  readonly now: Date;
}

/** Whether the consultation repeats, how many times, and which dates that gives. */
export function RepeatChoice({ repeat, zone, now }: RepeatChoiceProps) {
  const { rule, setRule, plan } = repeat;
  return (
    <>
      <fieldset className={classNames(styles.group, styles.rhythm)}>
        <legend>{copy.repeat.title}</legend>
        <Choices>
          <Choice
            type="radio"
            name="repeat"
            value="once"
            checked={rule === null}
            onChange={() => setRule(null)}
            icon={<CalendarDays aria-hidden="true" />}
          >
            {copy.repeat.once}
          </Choice>
          {EVERY_WEEKS.map((everyWeeks) => (
            <Choice
              key={everyWeeks}
              type="radio"
              name="repeat"
              value={String(everyWeeks)}
              checked={rule?.everyWeeks === everyWeeks}
              onChange={() => setRule({ everyWeeks, occurrences: rule?.occurrences ?? 8 })}
              icon={<CalendarSync aria-hidden="true" />}
            >
              {copy.repeat.every[everyWeeks]}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      {rule && (
        <>
          <fieldset className={classNames(styles.group, styles.many)}>
            <legend>{copy.repeat.howMany}</legend>
            <Choices>
              {OCCURRENCES.map((occurrences) => (
                <Choice
                  key={occurrences}
                  type="radio"
                  name="occurrences"
                  value={String(occurrences)}
                  checked={rule.occurrences === occurrences}
                  onChange={() => setRule({ ...rule, occurrences })}
                >
                  {copy.repeat.sessions(occurrences)}
                </Choice>
              ))}
            </Choices>
          </fieldset>
          <RemoteView
            query={plan}
            skeleton={<Skeleton height="16rem" shape="block" />}
            level={3}
            failureText={copy.repeat.failedText}
          >
            {(dates) => <Dates dates={dates} repeat={repeat} zone={zone} now={now} />}
          </RemoteView>
          <Note icon={<Wallet aria-hidden="true" />} title={copy.repeat.firstOnly}>
            {copy.repeat.othersLater}
          </Note>
        </>
      )}
    </>
  );
}

function Dates({ dates, repeat, ...rest }: RepeatChoiceProps & { readonly dates: readonly SeriesDate[] }) {
  const [first, last] = [dates[0], dates.at(-1)];
  return (
    <>
      {first && last && (
        <p className={styles.range}>
          {copy.repeat.range(formatDayMonth(first.day), formatDayMonth(last.day))}
        </p>
      )}
      <SeriesDates
        label={copy.repeat.dates}
        dates={dates}
        choice={repeat.choice}
        aboutFree={({ number, isMade }) => {
          if (number === 1) return copy.repeat.payNow;
          return isMade ? copy.repeat.madeSoon : copy.repeat.madeLater;
        }}
        reasons={copy.repeat.reasons}
        {...rest}
      />
      <p className={styles.range} role="status">
        {copy.repeat.kept(dates.length - repeat.choice.leftOut.length, dates.length)}
      </p>
    </>
  );
}
