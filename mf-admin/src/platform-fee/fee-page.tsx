import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Allowed } from '../parts/team/allowed';
import { copy } from './copy';
import { CurrentFee } from './current-fee';
import { FeeForm } from './fee-form';
import { FeeHistory } from './fee-history';
import styles from './fee-page.module.css';
import { useFee } from './use-fee';

export function FeePage() {
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
      <RemoteView
        query={useFee()}
        card
        skeleton={<FeeSkeleton />}
        failureTitle={copy.failedTitle}
        failureText={copy.failedText}
        failureToast
      >
        {(fee) => (
          <div className={styles.page}>
            <div className={styles.split}>
              <CurrentFee fee={fee} />
              <Allowed to="settings.change">
                <FeeForm fee={fee} />
              </Allowed>
            </div>
            <FeeHistory fee={fee} />
          </div>
        )}
      </RemoteView>
    </PageLayout>
  );
}

function FeeSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.split}>
        <SkeletonCard lines={5} />
        <SkeletonCard lines={4} foot />
      </div>
      <SkeletonCard lines={4} />
    </div>
  );
}
