import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDayMonth, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { copy } from './copy';
import styles from './repeat-choice.module.css';
import type { SeriesDate } from 'shared-domain/series';
import type { Repeat } from './use-repeat';

interface SeriesDatesProps {
  readonly dates: readonly SeriesDate[];
  readonly repeat: Repeat;
  readonly zone: string;
  readonly now: Date;
}

/** The dates of the series; those in conflict say why and offer other times. */
export function SeriesDates({ dates, repeat, zone, now }: SeriesDatesProps) {
  const [first, last] = [dates[0], dates.at(-1)];
  const kept = dates.length - (repeat.series?.leftOut.length ?? 0);
  return (
    <>
      {first && last && (
        <p className={styles.range}>
          {copy.repeat.range(formatDayMonth(first.day), formatDayMonth(last.day))}
        </p>
      )}
      <ol className={styles.dates} aria-label={copy.repeat.dates}>
        {dates.map((date) => (
          <DateRow key={date.number} date={date} repeat={repeat} zone={zone} now={now} />
        ))}
      </ol>
      <p className={styles.range} role="status">
        {copy.repeat.kept(kept, dates.length)}
      </p>
    </>
  );
}

interface DateRowProps extends Omit<SeriesDatesProps, 'dates'> {
  readonly date: SeriesDate;
}

function DateRow({ date, repeat, zone, now }: DateRowProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { number, day, startsAt, reason, isMade, others } = date;
  const other = repeat.others[number];
  const moment = (at: Instant) => `${formatDayShort(dayOf(at, zone))}, ${timeOf(at, zone)}`;
  const nominal = startsAt ? moment(startsAt) : formatDayShort(day);
  const isLeftOut = reason !== null && other === undefined;
  const about = () => {
    if (reason !== null)
      return other === undefined ? copy.repeat.reasons[reason] : copy.repeat.insteadOf(nominal);
    if (number === 1) return copy.repeat.payNow;
    return isMade ? copy.repeat.madeSoon : copy.repeat.madeLater;
  };
  return (
    <li>
      {isLeftOut ? (
        <CircleAlert aria-hidden="true" className={styles.conflict} />
      ) : (
        <CircleCheck aria-hidden="true" className={styles.free} />
      )}
      <span className={isLeftOut ? styles.leftOut : undefined}>
        {other === undefined ? nominal : moment(other)}
        <small>{about()}</small>
      </span>
      {reason !== null && others.length > 0 && (
        <Button
          variant="text"
          aria-expanded={other === undefined ? isChoosing : undefined}
          aria-label={other === undefined ? copy.repeat.otherDayOf(nominal) : copy.repeat.undoOf(nominal)}
          onClick={() =>
            other === undefined ? setIsChoosing(!isChoosing) : repeat.chooseOther(number, null)
          }
        >
          {other === undefined ? copy.repeat.otherDay : copy.repeat.undo}
        </Button>
      )}
      {isChoosing && isLeftOut && (
        <TimeChips label={copy.repeat.othersFor(nominal)}>
          {others.map((at) => (
            <TimeChip
              key={at}
              startsAt={at}
              zone={zone}
              now={now}
              onClick={() => {
                repeat.chooseOther(number, at);
                setIsChoosing(false);
              }}
            />
          ))}
        </TimeChips>
      )}
    </li>
  );
}
