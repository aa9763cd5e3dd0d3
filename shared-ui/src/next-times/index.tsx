import type { NextTimesRead } from 'shared-data/next-times';
import { bookingPath } from 'shared-domain/booking-path';
import type { Professional } from 'shared-domain/professional';
import { useSession } from 'shared-portal/portal';
import { TimeChip, TimeChips, TimeChipsPlaceholder } from '../time-chip';
import { copy } from './copy';
import styles from './next-times.module.css';

export interface NextTimesProps {
  readonly professional: Professional;
  /** Of several professionals, this one among them. */
  readonly read: NextTimesRead;
}

/** The next free times of a professional. Each opens the booking's summary; visitors sign up first. */
export function NextTimes({ professional: { userId, name, price }, read }: NextTimesProps) {
  const isVisitor = useSession().phase === 'signed-out';
  if (price === null) return null;
  const times = read.data?.get(userId);
  return (
    <div className={styles.times}>
      <p>{read.isError ? copy.failed : times?.length === 0 ? copy.none : copy.title}</p>
      {times === undefined
        ? !read.isError && <TimeChipsPlaceholder />
        : times.length > 0 && (
            <TimeChips label={copy.label(name)}>
              {times.map((time) => (
                <TimeChip
                  key={time}
                  startsAt={time}
                  now={new Date(read.dataUpdatedAt)}
                  to={bookingPath(userId, time, isVisitor)}
                />
              ))}
            </TimeChips>
          )}
    </div>
  );
}
