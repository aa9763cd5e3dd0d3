import { useState } from 'react';
import { RATING_MAX } from 'shared-domain/rating';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import type { PastConsultation } from '../parts/past-consultation';
import { useStoredRating } from '../parts/stored-rating';
import { copy } from './copy';
import { FeedbackForm } from './feedback-form';
import { AlreadyReviewed, NotCompleted, UnknownConsultation } from './refusals';
import { Thanks } from './thanks';
import { useConsultation } from './use-consultation';

export function FeedbackPage() {
  const [params] = useSearchParams();
  const consultationId = params.get('consultation') ?? '';
  const consultation = useConsultation(consultationId);
  const rating = ratingIn(params.get('nota'));
  // Shows thanks for feedback sent in this visit, while the consultation is refetched.
  const [sentId, setSentId] = useState<string | null>(null);
  const isAsked = consultation.data
    ? isOpen(consultation.data) && sentId !== consultation.data.id
    : consultation.isPending;
  return (
    <PageLayout title={copy.title} subtitle={isAsked && copy.subtitle} width="narrow">
      <RemoteView
        query={consultation}
        skeleton={<SkeletonCard lines={6} avatar foot />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={<UnknownConsultation />}
      >
        {(found) =>
          found && (
            <Feedback
              key={found.id}
              consultation={found}
              rating={rating}
              isSent={sentId === found.id}
              onSent={() => setSentId(found.id)}
            />
          )
        }
      </RemoteView>
    </PageLayout>
  );
}

/** The stars chosen after the call; 0: none. */
function ratingIn(text: string | null): number {
  const rating = Number(text);
  return Number.isInteger(rating) && rating <= RATING_MAX ? Math.max(0, rating) : 0;
}

/** Whether a consultation awaits its patient's feedback. */
const isOpen = ({ status, review }: PastConsultation) => status === 'completed' && !review;

interface FeedbackProps {
  readonly consultation: PastConsultation;
  readonly rating: number;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

function Feedback({ consultation, rating, isSent, onSent }: FeedbackProps) {
  const chosen = useStoredRating(consultation.id);
  const send = () => {
    chosen.remove();
    onSent();
  };
  if (isSent) return <Thanks consultation={consultation} />;
  if (consultation.status !== 'completed') return <NotCompleted />;
  if (consultation.review) return <AlreadyReviewed rating={consultation.review.rating} />;
  return (
    <FeedbackForm consultation={consultation} rating={rating || (chosen.stored?.rating ?? 0)} onSent={send} />
  );
}
