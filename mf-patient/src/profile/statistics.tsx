import { CalendarCheck2, CalendarDays, Star, UserRound } from 'lucide-react';
import { dayOf, formatMonthYear } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Facts } from '../parts/facts';
import type { Profile } from '../parts/profile';
import { FIGURE_NAMES } from '../parts/use-figures';
import { copy } from './copy';
import styles from './statistics.module.css';
import { useStatistics } from './use-statistics';

/** The user and their consultation totals. */
export function Statistics({ profile }: { profile: Profile | undefined }) {
  const statistics = useStatistics();
  const isPatient = useAccount()?.role === 'patient';
  const title = isPatient ? copy.statistics : copy.statisticsOfProfessional;
  return (
    <Card as="section" aria-label={title}>
      {profile && (
        <div className={styles.who}>
          <Avatar name={profile.fullName} size="lg" />
          <div>
            <strong>{profile.fullName}</strong>
            <small>{copy.since(formatMonthYear(dayOf(profile.memberSince)), isPatient)}</small>
          </div>
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      <RemoteView
        query={statistics}
        skeleton={<SkeletonCard lines={4} bare />}
        failureText={copy.statisticsFailedText}
        level={3}
      >
        {({ completed, scheduled, reviewed, professionals }) => (
          <Facts
            small
            facts={[
              { icon: CalendarCheck2, label: FIGURE_NAMES.completed, value: completed },
              { icon: CalendarDays, label: FIGURE_NAMES.scheduled, value: scheduled },
              { icon: Star, label: FIGURE_NAMES.reviewed, value: reviewed },
              { icon: UserRound, label: copy.professionals, value: professionals },
            ]}
          />
        )}
      </RemoteView>
    </Card>
  );
}
