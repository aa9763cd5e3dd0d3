import { CalendarClock, CalendarX2 } from 'lucide-react';
import type { ConversationChange } from 'shared-data/conversation-changes';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './message-bubble.module.css';

const when = (at: Instant) => `${formatDayShort(dayOf(at))}, ${timeOf(at)}`;

/** A consultation was moved or cancelled at this point of the conversation. */
export function ChangeLine({ change }: { readonly change: ConversationChange }) {
  const { wasAt, movedTo } = change;
  const Icon = movedTo === null ? CalendarX2 : CalendarClock;
  return (
    <li className={styles.event}>
      <Icon aria-hidden="true" />
      <span>
        {movedTo === null ? copy.consultationCancelled(when(wasAt)) : copy.moved(when(wasAt), when(movedTo))}
      </span>
    </li>
  );
}
