import { Check, CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { copy } from './copy';
import styles from './preview-list.module.css';
import { seriesCopy as words } from './series-copy';
import type { OwnSeries, OwnSeriesDate } from './use-series';

interface SeriesListProps {
  readonly series: OwnSeries;
  readonly startsAt: Instant;
  readonly timeZone: string;
  readonly now: Date;
}

/** The dates of a series; those in conflict say why and offer other times. */
export function SeriesList({ series, startsAt, timeZone, now }: SeriesListProps) {
  return (
    <RemoteView
      query={series.plan}
      skeleton={<Skeleton height="14rem" shape="block" />}
      failureText={words.failed}
      level={3}
    >
      {({ dates, isOutsideHours }) => {
        const left = series.choice.leftOut.length;
        return (
          <div className={styles.preview}>
            <h3>{words.title(dates.length - left, timeOf(startsAt, timeZone))}</h3>
            <p className={styles.state} role="status">
              {words.left(dates.length, left)}
            </p>
            <ol aria-label={words.dates}>
              {dates.map((date) => (
                <DateRow key={date.number} {...{ date, series, timeZone, now }} />
              ))}
            </ol>
            {dates[0]?.reason && (
              <Note tone="warm" role="alert" icon={<CircleAlert aria-hidden="true" />}>
                {words.first}
              </Note>
            )}
            {(isOutsideHours || dates[0]?.warning) && (
              <Note tone="warm" icon={<Info aria-hidden="true" />}>
                {isOutsideHours ? words.outside : copy.new.still}
              </Note>
            )}
          </div>
        );
      }}
    </RemoteView>
  );
}

interface DateRowProps extends Omit<SeriesListProps, 'startsAt'> {
  readonly date: OwnSeriesDate;
}

function DateRow({ date, series, timeZone, now }: DateRowProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { number, day, reason, warning, isMade, others } = date;
  const nominal = formatDayShort(day);
  const other = series.choice.others[number];
  const isLeftOut = reason !== null && other === undefined;
  const why = reason ?? warning;
  return (
    <li className={classNames(isLeftOut && styles.left)}>
      {why === null || other ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <b>
        {other ? copy.times.at(formatDayShort(dayOf(other, timeZone)), timeOf(other, timeZone)) : nominal}
      </b>
      <span>{other ? words.insteadOf(nominal) : why ? words.reasons[why] : words.free}</span>
      {!isMade && !isLeftOut && <small>{words.later}</small>}
      {others.length > 0 && (
        <Button
          variant="text"
          size="sm"
          aria-label={other ? words.undoFor(nominal) : words.otherFor(nominal)}
          aria-expanded={other ? undefined : isChoosing}
          onClick={() => (other ? series.choice.chooseOther(number, null) : setIsChoosing(!isChoosing))}
        >
          {other ? words.undo : words.other}
        </Button>
      )}
      {isChoosing && isLeftOut && (
        <TimeChips label={words.othersFor(nominal)}>
          {others.map((at) => (
            <TimeChip
              key={at}
              startsAt={at}
              zone={timeZone}
              now={now}
              onClick={() => {
                series.choice.chooseOther(number, at);
                setIsChoosing(false);
              }}
            />
          ))}
        </TimeChips>
      )}
    </li>
  );
}
