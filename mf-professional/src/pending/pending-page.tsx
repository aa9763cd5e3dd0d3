import { describeError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { Link, Navigate, useLocation, useNavigate } from 'shared-portal/router';
import { classNames } from 'shared-ui/class-names';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { FaultPanel } from 'shared-ui/panel';
import { RemoteView, useFailureToast } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { isDashboardFailure } from '../parts/dashboard-failure';
import { copy } from './copy';
import styles from './pending-page.module.css';
import { StatusCard } from './status-card';
import { useApprovalProgress } from './use-approval-progress';

const { title, text = '' } = describeError('unexpected', PROFESSIONAL_ERRORS['application-status']);

/** Status of the user's application; redirects an approved professional to the dashboard. */
export function PendingPage() {
  useDocumentTitle(copy.title);
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="visually-hidden">{copy.title}</h1>
      <Status />
      <p className={styles.doubt}>
        {copy.doubt} <Link to="/contato">{copy.support}</Link>.
      </p>
    </div>
  );
}

function Status() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isAfterFailure = isDashboardFailure(state);
  const progress = useApprovalProgress();
  useFailureToast(isAfterFailure, title, text);
  // The dashboard has just failed: an automatic redirect would loop.
  if (isAfterFailure) {
    const retry = () => {
      void progress.refetch();
      void navigate(pathname, { replace: true });
    };
    return <FaultPanel card title={title} text={text} onRetry={retry} />;
  }
  return (
    <RemoteView
      query={progress}
      skeleton={<SkeletonCard lines={5} foot />}
      failureTitle={title}
      failureText={text}
      failureToast
      card
    >
      {(data) =>
        data.kind === 'approved' ? (
          <Navigate to="/professional/dashboard" replace />
        ) : (
          <StatusCard progress={data} />
        )
      }
    </RemoteView>
  );
}
