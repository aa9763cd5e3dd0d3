import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { Stars } from 'shared-ui/stars';
import { copy } from './copy';

/** There is no such consultation, or it is somebody else's: the same answer. */
export const UnknownConsultation = () => <Refusal title={copy.unknownTitle} text={copy.unknownText} />;

export const NotCompleted = () => <Refusal title={copy.notCompletedTitle} text={copy.notCompletedText} />;

export const AlreadyReviewed = ({ rating }: { rating: number }) => (
  <Refusal title={copy.reviewedTitle} text={<Stars value={rating} />} />
);

function Refusal({ title, text }: { title: string; text: ReactNode }) {
  return (
    <EmptyPanel
      card
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" to="/patient/appointments">
          {copy.toAppointments}
        </ButtonLink>
      }
    />
  );
}
