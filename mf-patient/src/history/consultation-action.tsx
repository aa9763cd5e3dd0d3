import { CirclePlay, Video } from 'lucide-react';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { roomPath } from 'shared-domain/booking-path';
import { ButtonAnchor, ButtonLink } from 'shared-ui/button';
import type { PastConsultation } from '../parts/past-consultation';
import { outcomeOf, reasonOf } from '../parts/outcome';
import { PayButton } from '../parts/pay-button';
import { copy } from './copy';
import styles from './consultation-row.module.css';

interface ConsultationActionProps {
  readonly consultation: PastConsultation;
  /** "26 de novembro", for screen readers. */
  readonly day: string;
  readonly isPayable: boolean;
}

/** Link to the consultation, its recording or its payment; otherwise the reason there is none. */
export function ConsultationAction({ consultation, day, isPayable }: ConsultationActionProps) {
  const { status, link, professionalName, refunds } = consultation;
  const label = CONSULTATION_LINK_LABELS[status];
  if (label && link && status === 'scheduled')
    return (
      <ButtonLink
        variant="primary"
        to={roomPath(consultation.id)}
        icon={<Video aria-hidden="true" />}
        aria-label={copy.linkLabel(label, professionalName, day)}
      >
        {label}
      </ButtonLink>
    );
  if (label && link)
    return (
      <ButtonAnchor
        variant="outline"
        href={link}
        target="_blank"
        rel="noreferrer"
        icon={<CirclePlay aria-hidden="true" />}
        aria-label={copy.linkLabel(label, professionalName, day)}
      >
        {label}
      </ButtonAnchor>
    );
  // The refund has a line of its own.
  const outcome = refunds.length > 0 ? reasonOf(consultation) : outcomeOf(consultation);
  if (isPayable)
    return (
      <>
        {outcome && <p className={styles.reason}>{outcome}</p>}
        <PayButton consultation={consultation} />
      </>
    );
  const nothing = status === 'scheduled' ? copy.linkLater : copy.noRecording;
  return <p className={styles.reason}>{outcome ?? nothing}</p>;
}
