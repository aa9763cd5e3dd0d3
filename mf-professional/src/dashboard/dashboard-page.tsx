import { hasBegun, nextConfirmed } from 'shared-domain/consultation';
import { greetingName } from 'shared-domain/names';
import { dayOf, spokenDay, timeOf } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { Link, Navigate } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { PageLayout } from 'shared-ui/page-layout';
import { SkeletonText } from 'shared-ui/skeleton';
import { useServerClock } from 'shared-data/server-clock';
import { DASHBOARD_FAILED } from '../parts/dashboard-failure';
import { AvailabilityCard } from './availability-card';
import { ConversationsButton } from './conversations-button';
import { copy } from './copy';
import styles from './dashboard-page.module.css';
import { FormOfAddressChoice } from './form-of-address';
import { PracticeFigures } from './practice-figures';
import { PriceButton } from './price-button';
import { RecordingsCard } from './recordings-card';
import { ReviewsCard } from './reviews-card';
import { ConsultationList } from './consultation-list';
import { usePractice } from './use-practice';
import { useConsultations, type Consultation } from './use-consultations';

/** The dashboard of an approved professional. It requires the professional's record. */
export function DashboardPage() {
  const account = useAccount();
  const practice = usePractice();
  const consultations = useConsultations();
  const now = useServerClock().now();
  if (practice.isError && !practice.data)
    return <Navigate to="/professional/pending" replace state={DASHBOARD_FAILED} />;
  // Revoked after the guard let the user in.
  if (practice.data && practice.data.approval !== 'approved')
    return <Navigate to="/professional/pending" replace />;
  return (
    <PageLayout
      title={copy.greeting(greetingName(account?.fullName, practice.data?.signUpName))}
      subtitle={
        consultations.isPending ? (
          <SkeletonText>{copy.nextConsultation('na segunda-feira, 30 de novembro', '00:00')}</SkeletonText>
        ) : (
          consultations.data && whatComesNext(consultations.data.upcoming, now)
        )
      }
      action={
        <div className={styles.actions}>
          <ConversationsButton />
          <PriceButton practice={practice.data} />
        </div>
      }
    >
      <PracticeFigures practice={practice.data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ConsultationList query={consultations} />
          <RecordingsCard />
        </div>
        <div className={styles.column}>
          <AvailabilityCard />
          <ReviewsCard />
          <Card className={styles.registration}>
            <h2>{copy.registration}</h2>
            <FormOfAddressChoice practice={practice.data} />
            <p className={styles.ownData}>
              {copy.ownData} <Link to="/patient/profile">{copy.ownDataLink}</Link>.
            </p>
          </Card>
        </div>
      </div>
    </PageLayout>
  );
}

function whatComesNext(upcoming: readonly Consultation[], now: Date): string {
  const next = nextConfirmed(upcoming, now);
  if (!next) return upcoming.length > 0 ? copy.unpaidConsultation : copy.noConsultation;
  if (hasBegun(next, now)) return copy.runningConsultation(timeOf(next.startsAt));
  return copy.nextConsultation(spokenDay(dayOf(next.startsAt), now), timeOf(next.startsAt));
}
