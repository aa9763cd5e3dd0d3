import { useEffect, useRef } from 'react';
import { firstName } from 'shared-domain/names';
import { ButtonLink } from 'shared-ui/button';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { EmptyPanel } from 'shared-ui/panel';
import type { PastConsultation } from '../parts/past-consultation';
import { copy } from './copy';

/** Confirms the feedback. Takes the focus from the form it replaces. */
export function Thanks({ consultation }: { consultation: PastConsultation }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status">
      <EmptyPanel
        card
        illustration={<SuccessIllustration />}
        title={copy.thanksTitle}
        text={copy.thanksText(firstName(consultation.professionalName))}
        action={
          <>
            <ButtonLink variant="primary" to="/patient/dashboard">
              {copy.home}
            </ButtonLink>
            <ButtonLink variant="text" to={`/patient/booking/${consultation.professionalId}`}>
              {copy.again}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
