import { dayOf, formatDayLong } from 'shared-domain/schedule';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './dashboard-page.module.css';
import { OverviewFigures, OverviewFiguresSkeleton } from './overview-figures';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { SocialImpact } from './social-impact';
import { useOverview } from './use-overview';
import { useRevenueFigure } from './use-revenue-figure';

export function DashboardPage() {
  const overview = useOverview();
  const revenue = useRevenueFigure();
  const { data, isError } = overview;
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={formatDayLong(dayOf(new Date()))}>
      <div className={styles.page}>
        <RemoteView
          query={overview}
          card
          skeleton={<OverviewFiguresSkeleton />}
          failureText={copy.failedText}
        >
          {(figures) => <OverviewFigures overview={figures} revenue={revenue} />}
        </RemoteView>
        <div className={styles.split}>
          <RecentActivity />
          {data && <SocialImpact consultations={data.consultations} />}
          {!data && !isError && <SkeletonCard lines={6} />}
        </div>
        <QuickActions overview={data} isFailed={isError} />
      </div>
    </PageLayout>
  );
}
