import type { ReactNode } from 'react';
import { dayOf, type Instant } from 'shared-domain/schedule';
import { DateBlock } from '../date-block';
import styles from './agenda-item.module.css';

export interface AgendaItemProps {
  readonly startsAt: Instant;
  readonly past?: boolean | undefined;
  /** With whom. */
  readonly name: string;
  /** What can be done about it, if anything: on telephones below the rest, else beside it. */
  readonly action: ReactNode;
  /** What is to be said below the name. */
  readonly children: ReactNode;
}

/** One consultation in a dashboard's list: when, with whom, how it stands, what can be done. */
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
