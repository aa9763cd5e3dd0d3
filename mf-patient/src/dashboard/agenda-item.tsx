import type { ReactNode } from 'react';
import { dayOf, type Instant } from 'shared-domain/schedule';
import { DateBlock } from 'shared-ui/date-block';
import styles from './agenda-item.module.css';

interface AgendaItemProps {
  readonly startsAt: Instant;
  readonly past?: boolean;
  readonly name: string;
  /** The one thing to do about it, if there is one. */
  readonly action: ReactNode;
  /** What is to be said below the name. */
  readonly children: ReactNode;
}

/** One session in a list of the dashboard: when, with whom, how it stands. */
export function AgendaItem({ startsAt, past = false, name, action, children }: AgendaItemProps) {
  return (
    <li className={styles.item}>
      <DateBlock day={dayOf(startsAt)} past={past} />
      <div className={styles.facts}>
        <h3>{name}</h3>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
