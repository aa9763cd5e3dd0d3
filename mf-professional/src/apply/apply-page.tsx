import { CircleAlert, MessageCircleQuestionMark } from 'lucide-react';
import { Navigate } from 'shared-portal/router';
import { ApplicationBanner } from 'shared-ui/application-banner';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { ApplicationForm } from './application-form';
import styles from './apply-page.module.css';
import { copy } from './copy';
import { ReviewCard } from './review-card';
import { useApplicationStart, type ApplicationStart } from './use-application-start';

/** Form to apply as a professional, or to correct what the team asked about. */
export function ApplyPage() {
  const start = useApplicationStart();
  if (start.data?.status === 'pending') return <Navigate to="/professional/pending" replace />;
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      {start.data?.message && <TeamMessage {...start.data} />}
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

/** What the team asked about, or why it rejected the last application. */
function TeamMessage({ status, message }: Pick<ApplicationStart, 'status' | 'message'>) {
  const isRejected = status === 'rejected';
  return (
    <ApplicationBanner
      tone={isRejected ? 'rejected' : 'info'}
      icon={
        isRejected ? <CircleAlert aria-hidden="true" /> : <MessageCircleQuestionMark aria-hidden="true" />
      }
      {...(isRejected ? copy.rejected : copy.asked)}
      message={message}
    />
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
