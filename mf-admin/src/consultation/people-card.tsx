import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from 'shared-domain/phone';
import { professionTitle } from 'shared-domain/specialties';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import styles from './consultation.module.css';
import { copy } from './copy';
import type { Consultation } from './use-consultation';

/** The two, each with the way to their account. */
export function PeopleCard({
  consultation: { patient, professional },
}: {
  readonly consultation: Consultation;
}) {
  const { profession, form_of_address: form, registration } = professional;
  return (
    <Card as="section" aria-label={copy.people} className={styles.people}>
      <Participant part={copy.patient} person={patient}>
        {patient.email ?? copy.noEmail}
      </Participant>
      <Participant part={copy.professional} person={professional}>
        {profession && form && [professionTitle(profession, form), registration].filter(Boolean).join(', ')}
      </Participant>
    </Card>
  );
}

interface ParticipantProps {
  /** Patient or professional. */
  readonly part: string;
  readonly person: Consultation['patient'];
  readonly children: ReactNode;
}

/** An erased account has no page. */
function Participant({ part, person: { id, name, phone }, children }: ParticipantProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <div>
        <span className={styles.muted}>{part}</span>
        <h2>{id === null ? name : <Link to={`/admin/users/${id}`}>{name}</Link>}</h2>
        <p className={styles.muted}>{children}</p>
        {phone && (
          <MetaLine>
            <MetaItem icon={Phone}>{formatPhone(phone)}</MetaItem>
          </MetaLine>
        )}
      </div>
    </div>
  );
}
