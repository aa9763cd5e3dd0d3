import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { shortInstant } from '../../parts/charge/when';
import styles from './charge.module.css';
import { eventText } from './event-copy';
import type { ChargeEvent } from './use-charge';

const ICONS = { done: Check, back: Undo2, problem: TriangleAlert };

/** What happened to a payment, oldest first. */
export function Timeline({ events }: { readonly events: readonly ChargeEvent[] }) {
  const now = new Date();
  return (
    <ol className={styles.timeline}>
      {events.map((event, place) => {
        const { title, text, tone } = eventText(event);
        const Icon = ICONS[tone];
        return (
          // Two events may be of the same kind and moment.
          <li key={place} className={styles[tone]}>
            <span className={styles.dot}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <strong>{title}</strong>
              {text && <p>{text}</p>}
            </div>
            <time dateTime={event.at}>{shortInstant(event.at, now)}</time>
          </li>
        );
      })}
    </ol>
  );
}
