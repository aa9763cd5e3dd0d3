import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { copy } from './copy';
import styles from './repeat-choice.module.css';
import type { OtherTimesChoice } from 'shared-data/other-times';
import type { ConflictReason, SeriesDate } from 'shared-domain/series';

interface SeriesDatesProps {
  /** Of the list. */
  readonly label: string;
  readonly dates: readonly SeriesDate[];
  readonly choice: OtherTimesChoice;
  /** What is said of a date that takes place. */
  readonly aboutFree: (date: SeriesDate) => string | null;
  readonly reasons: Readonly<Record<ConflictReason, string>>;
  readonly zone: string;
  readonly now: Date;
}

/** The dates of a series; those in conflict say why and offer other times. */
export function SeriesDates({ label, dates, ...rest }: SeriesDatesProps) {
  return (
    <ol className={styles.dates} aria-label={label}>
      {dates.map((date) => (
        <DateRow key={date.number} date={date} {...rest} />
      ))}
    </ol>
  );
}

interface DateRowProps extends Omit<SeriesDatesProps, 'label' | 'dates'> {
  readonly date: SeriesDate;
}

function DateRow({ date, choice, aboutFree, reasons, zone, now }: DateRowProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { number, day, startsAt, reason, others } = date;
  const other = choice.others[number];
  const moment = (at: Instant) => `${formatDayShort(dayOf(at, zone))}, ${timeOf(at, zone)}`;
  const nominal = startsAt ? moment(startsAt) : formatDayShort(day);
  const isLeftOut = reason !== null && other === undefined;
  const whyNot = reason !== null && (other === undefined ? reasons[reason] : copy.repeat.insteadOf(nominal));
  const about = whyNot || aboutFree(date);
  return (
    <li>
      {isLeftOut ? (
        <CircleAlert aria-hidden="true" className={styles.conflict} />
      ) : (
        <CircleCheck aria-hidden="true" className={styles.free} />
      )}
      <span className={isLeftOut ? styles.leftOut : undefined}>
        {other === undefined ? nominal : moment(other)}
        {about && <small>{about}</small>}
      </span>
      {reason !== null && others.length > 0 && (
        <Button
          variant="text"
          aria-expanded={other === undefined ? isChoosing : undefined}
          aria-label={other === undefined ? copy.repeat.otherDayOf(nominal) : copy.repeat.undoOf(nominal)}
          onClick={() =>
            other === undefined ? setIsChoosing(!isChoosing) : choice.chooseOther(number, null)
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
                choice.chooseOther(number, at);
                setIsChoosing(false);
              }}
            />
          ))}
        </TimeChips>
      )}
    </li>
  );
}
