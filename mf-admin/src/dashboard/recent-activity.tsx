import { CalendarPlus, Star, UserRoundCheck, UserRoundPlus, UserRoundX, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBrl } from 'shared-domain/money';
import { dayOf, timeOf, type Instant } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { Disc } from 'shared-ui/disc';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { dayAndMonth, timeAgo } from '../parts/relative-time';
import { copy } from './copy';
import styles from './recent-activity.module.css';
import { useActivity, type Activity } from './use-activity';

const ICONS: Readonly<Record<Activity['kind'], ReactNode>> = {
  application: <UserRoundPlus aria-hidden="true" />,
  decision_approved: <UserRoundCheck aria-hidden="true" />,
  decision_rejected: <UserRoundX aria-hidden="true" />,
  booking: <CalendarPlus aria-hidden="true" />,
  payment: <Wallet aria-hidden="true" />,
  review: <Star aria-hidden="true" />,
};

export function RecentActivity() {
  return (
    <Card as="section" aria-label={copy.activity}>
      <h2 className={styles.heading}>{copy.activity}</h2>
      <RemoteView
        query={useActivity()}
        level={3}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.activityFailedText}
        empty={<EmptyPanel level={3} title={copy.noActivity} text={copy.noActivityText} />}
      >
        {(activities) => (
          <ul className={styles.activity}>
            {activities.map((activity, place) => (
              <li key={place}>
                <Disc tone={isWarm(activity) ? 'warm' : 'brand'}>{ICONS[activity.kind]}</Disc>
                <span>{wordsOf(activity)}</span>
                <span className={styles.when}>{timeAgo(activity.at, new Date())}</span>
              </li>
            ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
}

const isWarm = ({ kind }: Activity) => kind === 'payment' || kind === 'review';

/** "26/11, 11:30" */
const shortly = (moment: Instant) => `${dayAndMonth(dayOf(moment))}, ${timeOf(moment)}`;

function wordsOf(activity: Activity): string {
  switch (activity.kind) {
    case 'application':
      return copy.applied(activity.name);
    case 'decision_approved':
      return copy.approved(activity.name);
    case 'decision_rejected':
      return copy.rejected(activity.name);
    case 'booking':
      return copy.booked(shortly(activity.startsAt));
    case 'payment':
      return copy.paid(formatBrl(activity.amount));
    case 'review':
      return copy.reviewed(activity.name);
  }
}
