import { CirclePlay, QrCode, Video } from 'lucide-react';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { ButtonAnchor, ButtonLink } from 'shared-ui/button';
import type { PastConsultation } from '../parts/past-consultation';
import { outcomeOf } from '../parts/outcome';
import { copy } from './copy';
import styles from './consultation-row.module.css';

interface ConsultationActionProps {
  readonly consultation: PastConsultation;
  /** "26 de novembro", for those who only hear the link. */
  readonly day: string;
}

/** The consultation or its recording; where there is neither, the reason. */
export function ConsultationAction({ consultation, day }: ConsultationActionProps) {
  const { status, link, professionalName } = consultation;
  const label = CONSULTATION_LINK_LABELS[status];
  if (label && link)
    return (
      <ButtonAnchor
        variant={status === 'scheduled' ? 'primary' : 'outline'}
        href={link}
        target="_blank"
        rel="noreferrer"
        icon={status === 'scheduled' ? <Video aria-hidden="true" /> : <CirclePlay aria-hidden="true" />}
        aria-label={copy.linkLabel(label, professionalName, day)}
      >
        {label}
      </ButtonAnchor>
    );
  if (status === 'pending')
    return (
      <ButtonLink variant="outline" to="/patient/appointments" icon={<QrCode aria-hidden="true" />}>
        {copy.pay}
      </ButtonLink>
    );
  const nothing = status === 'scheduled' ? copy.linkLater : copy.noRecording;
  return <p className={styles.reason}>{outcomeOf(consultation) ?? nothing}</p>;
}
