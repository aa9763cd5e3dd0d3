import { greetingName } from 'shared-domain/names';
import { formatDayLong } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { Link, Navigate } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { PageLayout } from 'shared-ui/page-layout';
import { SkeletonText } from 'shared-ui/skeleton';
import { useServerClock } from 'shared-data/server-clock';
import { useOwnZone } from 'shared-data/own-zone';
import { DASHBOARD_FAILED } from '../parts/dashboard-failure';
import { useMatches } from '../parts/use-matches';
import { AvailabilityCard } from './availability-card';
import { ConversationsButton } from './conversations-button';
import { copy } from './copy';
import { DayCard } from './day-card';
import styles from './dashboard-page.module.css';
import { FormOfAddressChoice } from './form-of-address';
import { NextCard } from './next-card';
import { PracticeFigures } from './practice-figures';
import { PriceButton } from './price-button';
import { RecordingsCard } from './recordings-card';
import { ReviewsCard } from './reviews-card';
import { ToDoCard } from './to-do-card';
import { ConsultationList } from './consultation-list';
import { usePractice } from './use-practice';
import { useConsultations } from './use-consultations';
import { useToday, type Today } from './use-today';

/** The dashboard of an approved professional. It requires the professional's record. */
export function DashboardPage() {
  const account = useAccount();
  const practice = usePractice();
  const consultations = useConsultations();
  const today = useToday();
  const now = useServerClock().now();
  const { place } = useOwnZone();
  const isOneColumn = useMatches('(max-width: 1023px)');
  if (practice.isError && !practice.data)
    return <Navigate to="/professional/pending" replace state={DASHBOARD_FAILED} />;
  // Revoked after the guard let the user in.
  if (practice.data && practice.data.approval !== 'approved')
    return <Navigate to="/professional/pending" replace />;
  const figures = <PracticeFigures practice={practice.data} query={today} />;
  return (
    <PageLayout
      title={copy.greeting(greetingName(account?.fullName, practice.data?.signUpName))}
      subtitle={
        today.isPending ? (
          <SkeletonText>{copy.dayLine('quinta-feira, 26 de novembro', 6, 2)}</SkeletonText>
        ) : (
          today.data && lineOf(today.data, place)
        )
      }
      action={
        <div className={styles.actions}>
          <ConversationsButton />
          <PriceButton practice={practice.data} />
        </div>
      }
    >
      <div className={styles.dayColumns}>
        <div className={styles.column}>
          <NextCard query={consultations} now={now} />
          <DayCard query={today} now={now} />
        </div>
        <div className={styles.column}>
          <ToDoCard query={consultations} absences={today.data?.absences ?? []} />
          {isOneColumn && figures}
          <AvailabilityCard query={today} />
        </div>
      </div>
      {!isOneColumn && figures}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ConsultationList query={consultations} today={today} />
          <RecordingsCard />
        </div>
        <div className={styles.column}>
          <ReviewsCard query={today} />
          <Card className={styles.registration}>
            <h2>{copy.registration}</h2>
            <FormOfAddressChoice practice={practice.data} />
            <p className={styles.ownData}>
              {copy.publicProfile} <Link to="/professional/perfil">{copy.publicProfileLink}</Link>.
            </p>
            <p className={styles.ownData}>
              {copy.earnings} <Link to="/professional/financeiro">{copy.earningsLink}</Link>.
            </p>
            <p className={styles.ownData}>
              {copy.ownData} <Link to="/patient/profile">{copy.ownDataLink}</Link>.
            </p>
          </Card>
        </div>
      </div>
    </PageLayout>
  );
}

function lineOf({ day, consultations, free }: Today, place: string | null): string {
  const open = consultations.filter(({ status }) => status !== 'cancelled');
  const [weekday, rest] = formatDayLong(day).split(', ');
  const line = copy.dayLine(
    `${weekday?.toLowerCase()}, ${rest?.replace(/ de \d{4}$/, '')}`,
    open.length,
    free.length,
  );
  return place === null ? line : `${line} ${copy.zone(place)}`;
}
