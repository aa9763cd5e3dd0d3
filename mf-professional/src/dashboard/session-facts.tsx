import { Clock3, Hourglass } from 'lucide-react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { DateBlock } from 'shared-ui/date-block';
import { copy } from './copy';
import styles from './session-item.module.css';
import type { Session } from './use-sessions';
import type { ReactNode } from 'react';

interface SessionFactsProps {
  readonly session: Session;
  readonly past?: boolean;
  /** Below the hours. */
  readonly children?: ReactNode;
}

/** Day, patient and hours of a session. */
export function SessionFacts({ session, past, children }: SessionFactsProps) {
  const { patientName, patientEmail, startsAt } = session;
  const [mailbox, host] = patientEmail.split('@'); // a narrow line breaks between the two
  return (
    <>
      <DateBlock day={dayOf(startsAt)} past={past} />
      <div className={styles.facts}>
        <h3>{patientName}</h3>
        <p className={styles.email}>
          {mailbox}
          <wbr />@{host}
        </p>
        <p>
          <span>
            <Clock3 aria-hidden="true" /> {timeOf(startsAt)}
          </span>
          <span>
            <Hourglass aria-hidden="true" /> {copy.minutes}
          </span>
        </p>
        {children}
      </div>
    </>
  );
}
