import { Clock3, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnZone } from 'shared-data/own-zone';
import { timeOf } from 'shared-domain/schedule';
import { AgendaItem } from 'shared-ui/agenda-item';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { copy } from './copy';
import styles from './consultation-facts.module.css';
import type { Consultation } from './use-consultations';

interface ConsultationFactsProps {
  readonly consultation: Consultation;
  readonly past?: boolean;
  /** Available actions. */
  readonly action: ReactNode;
  /** Shown below the hours. */
  readonly children?: ReactNode;
}

/** Day, patient and hours of a consultation. */
export function ConsultationFacts({ consultation, past, action, children }: ConsultationFactsProps) {
  const { patientName, patientEmail, startsAt } = consultation;
  const { zone } = useOwnZone();
  const [mailbox, host] = patientEmail.split('@'); // a narrow line breaks between the two
  return (
    <AgendaItem startsAt={startsAt} zone={zone} past={past} name={patientName} action={action}>
      <p className={styles.email}>
        {mailbox}
        <wbr />
        {`@${host}`}
      </p>
      <MetaLine>
        <MetaItem icon={Clock3}>{timeOf(startsAt, zone)}</MetaItem>
        <MetaItem icon={Hourglass}>{copy.minutes}</MetaItem>
      </MetaLine>
      {children}
    </AgendaItem>
  );
}
