import { CirclePlay } from 'lucide-react';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { ButtonAnchor } from 'shared-ui/button';
import { useSessionLink } from './use-session-link';

/** Opens the recording of a completed consultation, if there is one. */
export function RecordingLink({ id }: { readonly id: string }) {
  const recording = useSessionLink(id).data;
  return (
    recording && (
      <ButtonAnchor
        block
        variant="outline"
        href={recording}
        target="_blank"
        rel="noreferrer"
        icon={<CirclePlay aria-hidden="true" />}
      >
        {CONSULTATION_LINK_LABELS.completed}
      </ButtonAnchor>
    )
  );
}
