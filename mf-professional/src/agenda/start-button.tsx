import { Video } from 'lucide-react';
import { roomPath } from 'shared-domain/booking-path';
import { Button, ButtonLink } from 'shared-ui/button';
import type { AgendaConsultation } from './agenda';
import { copy } from './copy';
import { useSessionLink } from './use-session-link';

const words = copy.panel;

/** Leads to the consultation's room, once the patient has paid. */
export function StartButton({ consultation }: { readonly consultation: AgendaConsultation }) {
  const link = useSessionLink(consultation.id).data;
  const icon = <Video aria-hidden="true" />;
  return link ? (
    <ButtonLink
      block
      to={roomPath(consultation.id)}
      icon={icon}
      aria-label={words.startLabel(consultation.patientName)}
    >
      {words.start}
    </ButtonLink>
  ) : (
    <Button block icon={icon} disabled>
      {words.start}
    </Button>
  );
}
