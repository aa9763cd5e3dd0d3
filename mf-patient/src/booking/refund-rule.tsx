import { CalendarSync, HandHeart, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { zonePlace } from 'shared-domain/free-times';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './refund-rule.module.css';
import { useFreeUntil } from './use-free-until';
import type { MovableConsultation } from './use-moved-consultation';

interface RefundRuleProps {
  readonly professionalName: string;
  readonly startsAt: Instant;
  /** The consultation to move; null: a new booking. */
  readonly moved: MovableConsultation | null;
  readonly zone: string;
  readonly now: Date;
  /** What may be changed, and until when. */
  readonly rule: string | null;
}

/** What cancelling costs: until when it is refunded, as a date, what holds afterwards, and who else may cancel. */
export function RefundRule({ professionalName, startsAt, moved, zone, now, rule }: RefundRuleProps) {
  const title = useId();
  const { data: until, isPending } = useFreeUntil(startsAt, moved);
  const isRefundable = until !== undefined && new Date(until) > now;
  // "Depois disso" follows what it refers to.
  const follows = rule === copy.changes ? 'rule' : 'deadline';
  return (
    <section className={styles.rules} aria-labelledby={title}>
      <h3 id={title}>{copy.cancelling}</h3>
      <ul>
        {(isRefundable || (follows === 'deadline' && !isPending)) && (
          <li>
            <Undo2 aria-hidden="true" />
            <div>
              {isRefundable ? (
                <strong>
                  {copy.refundUntil(formatDayShort(dayOf(until, zone)), timeOf(until, zone), zonePlace(zone))}
                </strong>
              ) : (
                <p>{copy.freeCancelling}</p>
              )}
              {follows === 'deadline' && <p>{copy.refundRule}</p>}
            </div>
          </li>
        )}
        {rule && (
          <li>
            <CalendarSync aria-hidden="true" />
            <div>
              <p>{rule}</p>
              {follows === 'rule' && <p>{copy.refundRule}</p>}
            </div>
          </li>
        )}
        <li>
          <HandHeart aria-hidden="true" />
          <p>{copy.ifProfessionalCancels(firstName(professionalName))}</p>
        </li>
      </ul>
    </section>
  );
}
