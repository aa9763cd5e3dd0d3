import { ChevronRight, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { daysIn } from 'shared-domain/free-times';
import { TIME_ZONE, type Instant } from 'shared-domain/schedule';
import { readFreeTimes } from 'shared-data/free-times';
import { usePublicRead } from 'shared-data/query';
import { Button, ButtonLink } from '../button';
import { shortDay, TimeChip, TimeChips, TimeChipsPlaceholder } from '../time-chip';
import { copy } from './copy';
import styles from './next-times.module.css';
import { TimesFailed } from './times-failed';

/** Days with the next free one first. */
const DAYS = 4;

interface DaysOfCardProps {
  readonly userId: string;
  readonly name: string;
  readonly now: Date;
  readonly pathOf: (time: Instant) => string;
  readonly lessRef: Ref<HTMLButtonElement>;
  readonly onLess: () => void;
}

/** Four days with all their free times, from the next free one on. */
export function DaysOfCard({ userId, name, now, pathOf, lessRef, onLess }: DaysOfCardProps) {
  const read = usePublicRead({
    key: ['days-of-card', userId],
    read: (client) => readFreeTimes(client, { professionalUserId: userId, since: null }),
  });
  return (
    <>
      {read.isError && <TimesFailed retrying={read.isFetching} onRetry={() => void read.refetch()} />}
      {read.isPending && <TimeChipsPlaceholder />}
      {read.data && (
        <dl className={styles.days}>
          {nextDays([...daysIn(read.data, TIME_ZONE).values()]).map(({ date, times }) => (
            <div key={date}>
              <dt>{shortDay(date, now)}</dt>
              <dd>
                {times.length === 0 ? (
                  <span className={styles.noneOfDay}>{copy.noneOfDay}</span>
                ) : (
                  <TimeChips narrow>
                    {times.map((time) => (
                      <TimeChip key={time} startsAt={time} now={now} hasDay={false} to={pathOf(time)} />
                    ))}
                  </TimeChips>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        <Button
          ref={lessRef}
          variant="text"
          size="sm"
          icon={<ChevronUp aria-hidden="true" />}
          aria-expanded
          onClick={onLess}
        >
          {copy.less}
        </Button>
        <ButtonLink
          variant="text"
          size="sm"
          to={`/professional/profile/${userId}`}
          aria-label={copy.weekOf(name)}
        >
          {copy.week}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </>
  );
}

function nextDays<Day extends { readonly date: string; readonly times: readonly Instant[] }>(
  days: readonly Day[],
): readonly Day[] {
  const sorted = days.toSorted((a, b) => a.date.localeCompare(b.date));
  const first = sorted.findIndex(({ times }) => times.length > 0);
  return first < 0 ? [] : sorted.slice(first, first + DAYS);
}
