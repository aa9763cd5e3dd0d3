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
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle} width="narrow">
      <RemoteView
        query={record}
        skeleton={<SkeletonCard lines={6} avatar foot />}
        failureText={copy.failedText}
        card
        isEmpty={(found) => found === null}
        empty={<UnknownConsultation />}
      >
        {(found) => found && <Feedback key={found.id} record={found} />}
      </RemoteView>
    </PageLayout>
  );
}

function Feedback({ record }: { record: ConsultationRecord }) {
  const [sent, setSent] = useState(false);
  if (sent) return <Thanks record={record} />;
  if (record.status !== 'completed') return <NotCompleted />;
  if (record.review) return <AlreadyReviewed rating={record.review.rating} />;
  return <FeedbackForm record={record} onSent={() => setSent(true)} />;
}
