import type { ReactNode } from 'react';
import { dayOf, type Instant } from 'shared-domain/schedule';
import { DateBlock } from '../date-block';
import styles from './agenda-item.module.css';

export interface AgendaItemProps {
  readonly startsAt: Instant;
  /** The zone of its day. */
  readonly zone: string;
  readonly past?: boolean | undefined;
  /** The other participant. */
  readonly name: string;
  /** Actions: below the rest on phones, else next to it. */
  readonly action: ReactNode;
  /** Content below the name. */
  readonly children: ReactNode;
}

/** A consultation in a dashboard list: time, participant, status, actions. */
export function AgendaItem({ startsAt, zone, past = false, name, action, children }: AgendaItemProps) {
  return (
    <li className={styles.item}>
      <DateBlock day={dayOf(startsAt, zone)} past={past} />
      <div className={styles.facts}>
        <h3>{name}</h3>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
