import { useState } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import type { ConsultationRecord } from '../parts/consultation-record';
import { copy } from './copy';
import { FeedbackForm } from './feedback-form';
import { AlreadyReviewed, NotCompleted, UnknownConsultation } from './refusals';
import { Thanks } from './thanks';
import { useRecord } from './use-record';

export function FeedbackPage() {
  const [params] = useSearchParams();
  const consultationId = params.get('consultation') ?? '';
  const record = useRecord(consultationId);
  // What was sent in this visit is thanked for; what was known of the consultation is read again meanwhile.
  const [sentId, setSentId] = useState<string | null>(null);
  const isAsked = record.data ? isOpen(record.data) && sentId !== record.data.id : record.isPending;
  return (
    <PageLayout title={copy.title} subtitle={isAsked && copy.subtitle} width="narrow">
      <RemoteView
        query={record}
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
              record={found}
              isSent={sentId === found.id}
              onSent={() => setSentId(found.id)}
            />
          )
        }
      </RemoteView>
    </PageLayout>
  );
}

/** Whether a consultation waits for its patient's feedback. */
const isOpen = ({ status, review }: ConsultationRecord) => status === 'completed' && !review;

interface FeedbackProps {
  readonly record: ConsultationRecord;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

function Feedback({ record, isSent, onSent }: FeedbackProps) {
  if (isSent) return <Thanks record={record} />;
  if (record.status !== 'completed') return <NotCompleted />;
  if (record.review) return <AlreadyReviewed rating={record.review.rating} />;
  return <FeedbackForm record={record} onSent={onSent} />;
}
