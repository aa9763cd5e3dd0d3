import { Clock3 } from 'lucide-react';
import { CONSULTATION_LABELS } from 'shared-domain/status';
import { timeInZone, useOwnZone } from 'shared-data/own-zone';
import { AgendaItem } from 'shared-ui/agenda-item';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { StatusBadge } from 'shared-ui/status-badge';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { JoinConsultation } from '../parts/join-consultation';
import { PayButton } from '../parts/pay-button';

interface NextConsultationProps {
  readonly consultation: UpcomingConsultation;
  /** The very next one, with the page's primary button. */
  readonly first: boolean;
}

/** An upcoming consultation: joined when confirmed, paid when pending. */
export function NextConsultation({ consultation, first }: NextConsultationProps) {
  const { professionalName, specialty, startsAt, status } = consultation;
  const own = useOwnZone();
  return (
    <AgendaItem
      startsAt={startsAt}
      zone={own.zone}
      name={professionalName}
      action={<Action consultation={consultation} first={first} />}
    >
      <MetaLine>
        <MetaItem icon={Clock3}>{timeInZone(startsAt, own)}</MetaItem>
        <MetaItem>{specialty}</MetaItem>
      </MetaLine>
      <StatusBadge label={CONSULTATION_LABELS[status]} />
    </AgendaItem>
  );
}

function Action({ consultation, first }: NextConsultationProps) {
  const { professionalName, status, link } = consultation;
  const variant = first ? 'primary' : 'outline';
  if (status === 'pending') return <PayButton consultation={consultation} variant={variant} />;
  return (
    status === 'scheduled' &&
    link && <JoinConsultation variant={variant} id={consultation.id} name={professionalName} />
  );
}
