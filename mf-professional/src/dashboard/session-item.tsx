import { Clock3, Hourglass, Video } from 'lucide-react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { Button, ButtonAnchor } from 'shared-ui/button';
import { DateBlock } from 'shared-ui/date-block';
import { APPOINTMENT_LABELS } from 'shared-domain/status';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import styles from './session-item.module.css';
import type { Session } from './use-practice';

/** One coming session. It can be started once the patient has paid. */
export function SessionItem({ session }: { session: Session }) {
  const { patientName, startsAt, status, link } = session;
  return (
    <li className={styles.item}>
      <DateBlock day={dayOf(startsAt)} />
      <div className={styles.facts}>
        <h3>{patientName}</h3>
        <p>
          <span>
            <Clock3 aria-hidden="true" /> {timeOf(startsAt)}
          </span>
          <span>
            <Hourglass aria-hidden="true" /> {copy.minutes}
          </span>
        </p>
        <StatusBadge label={APPOINTMENT_LABELS[status]} />
      </div>
      <div className={styles.action}>
        {link ? (
          <ButtonAnchor
            variant="outline"
            href={link}
            target="_blank"
            rel="noreferrer"
            icon={<Video aria-hidden="true" />}
            aria-label={copy.startLabel(patientName)}
          >
            {copy.start}
          </ButtonAnchor>
        ) : (
          <Button variant="outline" icon={<Video aria-hidden="true" />} disabled title={copy.waitingPayment}>
            {copy.start}
          </Button>
        )}
      </div>
    </li>
  );
}
