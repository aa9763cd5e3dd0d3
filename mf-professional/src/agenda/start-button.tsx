import { Video } from 'lucide-react';
import { Button, ButtonAnchor } from 'shared-ui/button';
import type { AgendaConsultation } from './agenda';
import { copy } from './copy';
import { useSessionLink } from './use-session-link';

const words = copy.panel;

/** Opens the consultation's video room in another tab, once the patient has paid. */
export function StartButton({ consultation }: { readonly consultation: AgendaConsultation }) {
  const link = useSessionLink(consultation.id).data;
  const icon = <Video aria-hidden="true" />;
  return link ? (
    <ButtonAnchor
      block
      href={link}
      target="_blank"
      rel="noreferrer"
      icon={icon}
      aria-label={words.startLabel(consultation.patientName)}
    >
      {words.start}
    </ButtonAnchor>
  ) : (
    <Button block icon={icon} disabled>
      {words.start}
    </Button>
  );
}
