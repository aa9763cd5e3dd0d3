import { CalendarClock, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TimesRead } from 'shared-data/next-times';
import type { Professional } from 'shared-domain/professional';
import type { Instant } from 'shared-domain/schedule';
import { Note } from '../note';
import { MoreChip, TakenChip, TimeChip, TimeChips, TimeChipsPlaceholder } from '../time-chip';
import { copy } from './copy';
import { DaysOfCard } from './days-of-card';
import styles from './next-times.module.css';
import { useTakenTimes } from './taken-times';
import { TimesFailed } from './times-failed';

export interface NextTimesProps {
  readonly professional: Professional;
  /** Of several professionals, this one among them. */
  readonly read: TimesRead;
  /** Where a time leads. */
  readonly pathOf: (professionalUserId: string, startsAt: Instant) => string;
}

/** The next free times of a professional, or four whole days of them; nothing without a price. */
export function NextTimes({ professional: { userId, name, price }, read, pathOf }: NextTimesProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const now = new Date(read.dataUpdatedAt);
  const times = read.data?.get(userId);
  const taken = useTakenTimes(times, now);
  if (price === null) return null;
  const flip = (open: boolean) => {
    flushSync(() => setOpen(open));
    toggle.current?.focus();
  };
  if (times?.length === 0 && taken.length === 0)
    return <Note icon={<CalendarClock aria-hidden="true" />}>{copy.none}</Note>;
  return (
    <div className={styles.times}>
      {read.isError && !times ? (
        <TimesFailed retrying={read.isFetching} onRetry={() => void read.refetch()} />
      ) : (
        <p>{copy.title}</p>
      )}
      {isOpen && (
        <DaysOfCard
          userId={userId}
          name={name}
          now={now}
          pathOf={(time) => pathOf(userId, time)}
          lessRef={toggle}
          onLess={() => flip(false)}
        />
      )}
      {!isOpen && times && (
        <TimeChips label={copy.label(name)}>
          {[...times, ...taken]
            .toSorted()
            .map((time) =>
              taken.includes(time) ? (
                <TakenChip key={time} startsAt={time} now={now} />
              ) : (
                <TimeChip key={time} startsAt={time} now={now} to={pathOf(userId, time)} />
              ),
            )}
          <MoreChip
            ref={toggle}
            icon={<ChevronDown aria-hidden="true" />}
            label={copy.moreOf(name)}
            onClick={() => flip(true)}
          >
            {copy.more}
          </MoreChip>
        </TimeChips>
      )}
      {!isOpen && !times && !read.isError && <TimeChipsPlaceholder />}
    </div>
  );
}
