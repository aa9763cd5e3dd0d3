import { hasBegun, nextConfirmed } from 'shared-domain/consultation';
import { firstName } from 'shared-domain/names';
import { dayOf, spokenDay } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { useSearchParams } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { SkeletonText } from 'shared-ui/skeleton';
import { timeInZone, useOwnZone, type OwnZone } from 'shared-data/own-zone';
import { useServerClock } from 'shared-data/server-clock';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { useUpcomingConsultations } from '../parts/use-upcoming-consultations';
import { useFigures } from '../parts/use-figures';
import { applicationProgress, mayApply } from './application-progress';
import { copy } from './copy';
import styles from './dashboard-page.module.css';
import { EditProfile } from './edit-profile';
import { HelpLines } from './help-lines';
import { Invitation } from './invitation';
import { NextConsultations } from './next-consultations';
import { PastConsultations } from './past-consultations';
import { QuickCards } from './quick-cards';
import { ApplicationProgressBanner } from './application-progress-banner';
import { useFirstVisit } from './use-first-visit';

export function DashboardPage() {
  const account = useAccount();
  const [params] = useSearchParams();
  const upcoming = useUpcomingConsultations();
  const figures = useFigures();
  const now = useServerClock().now();
  const own = useOwnZone();
  const hello = useFirstVisit() ? copy.welcomeFirst : copy.welcomeBack;
  const progress = applicationProgress(account, params.get('professional_status'));
  return (
    <PageLayout
      documentTitle={copy.documentTitle}
      title={copy.greeting(firstName(account?.fullName ?? ''))}
      subtitle={
        upcoming.isPending ? (
          <SkeletonText>{`${hello} ${copy.nextConsultation('na segunda-feira, 30 de novembro', '00:00')}`}</SkeletonText>
        ) : (
          upcoming.data && `${hello} ${welcome(upcoming.data, now, own)}`
        )
      }
      action={<EditProfile />}
    >
      {progress && <ApplicationProgressBanner progress={progress} />}
      <QuickCards figures={figures} />
      <div className={styles.lists}>
        <NextConsultations query={upcoming} />
        <PastConsultations />
      </div>
      {mayApply(account) && <Invitation />}
      <HelpLines />
    </PageLayout>
  );
}

function welcome(upcoming: readonly UpcomingConsultation[], now: Date, own: OwnZone): string {
  const next = nextConfirmed(upcoming, now);
  if (next && hasBegun(next, now)) return copy.runningConsultation(timeInZone(next.startsAt, own));
  if (next) {
    const day = spokenDay(dayOf(next.startsAt, own.zone), now, own.zone);
    return copy.nextConsultation(day, timeInZone(next.startsAt, own));
  }
  return upcoming.length > 0 ? copy.unpaidConsultation : copy.noConsultation;
}
