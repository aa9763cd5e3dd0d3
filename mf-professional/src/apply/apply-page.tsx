import { MessageCircleQuestionMark } from 'lucide-react';
import { Navigate } from 'shared-portal/router';
import { ApplicationBanner } from 'shared-ui/application-banner';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { ApplicationForm } from './application-form';
import styles from './apply-page.module.css';
import { copy } from './copy';
import { ReviewCard } from './review-card';
import { useApplicationStart } from './use-application-start';

/** Form to apply as a professional, or to correct what the team asked about. */
export function ApplyPage() {
  const start = useApplicationStart();
  if (start.data?.status === 'pending') return <Navigate to="/professional/pending" replace />;
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      {start.data?.notes && (
        <ApplicationBanner
          tone="info"
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
          title={copy.asked.title}
          text={copy.asked.text}
          message={start.data.notes}
        />
      )}
      <div className={styles.columns}>
        <RemoteView query={start} skeleton={<FormSkeleton />} failureText={copy.failedText} failureToast card>
          {(data) => <ApplicationForm key={data.version} start={data} />}
        </RemoteView>
        <aside>
          <ReviewCard />
        </aside>
      </div>
    </PageLayout>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonCard lines={5} />
      <SkeletonCard lines={6} />
      <SkeletonCard lines={3} foot />
    </div>
  );
}
