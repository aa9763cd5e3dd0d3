import type { NextTimesRead } from 'shared-data/next-times';
import type { Professional } from 'shared-domain/professional';
import type { Instant } from 'shared-domain/schedule';
import { TimeChip, TimeChips, TimeChipsPlaceholder } from '../time-chip';
import { copy } from './copy';
import styles from './next-times.module.css';

export interface NextTimesProps {
  readonly professional: Professional;
  /** Of several professionals, this one among them. */
  readonly read: NextTimesRead;
  /** Where a time leads. */
  readonly pathOf: (professionalUserId: string, startsAt: Instant) => string;
}

/** The next free times of a professional; nothing if they could not be read, or without a price. */
export function NextTimes({ professional: { userId, name, price }, read, pathOf }: NextTimesProps) {
  if (price === null || read.isError) return null;
  const times = read.data?.get(userId);
  return (
    <div className={styles.times}>
      <p>{times?.length === 0 ? copy.none : copy.title}</p>
      {times ? (
        <TimeChips label={copy.label(name)}>
          {times.map((time) => (
            <TimeChip
              key={time}
              startsAt={time}
              now={new Date(read.dataUpdatedAt)}
              to={pathOf(userId, time)}
            />
          ))}
        </TimeChips>
      ) : (
        <TimeChipsPlaceholder />
      )}
    </div>
  );
}
