import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { Card } from 'shared-ui/card';
import { Skeleton, SkeletonCard } from 'shared-ui/skeleton';
import { useIsSuspended } from '../parts/use-is-suspended';
import { useCalendarAddress } from './calendar/use-calendar-address';
import { copy } from './copy';
import { HoursEditor } from './hours-editor';
import styles from './hours-page.module.css';
import { useHours } from './use-hours';
import { useOutsideNow, useProposed } from './use-outside';

/** When a professional works, and how patients may book. The suspended read it only. */
export function HoursPage() {
  const isSuspended = useIsSuspended();
  const hours = useHours();
  // At the same time as the hours.
  useOutsideNow();
  useProposed();
  useCalendarAddress();
  return (
    <PageLayout
      title={copy.title}
      subtitle={isSuspended ? copy.suspended : copy.subtitle}
      back={
        isSuspended
          ? { to: '/professional/pending', label: copy.backToStatus }
          : { to: '/professional/agenda', label: copy.back }
      }
    >
      <RemoteView query={hours} skeleton={<HoursSkeleton />} failureText={copy.failedText} card>
        {(saved) => <HoursEditor saved={saved} readOnly={isSuspended} />}
      </RemoteView>
    </PageLayout>
  );
}

function HoursSkeleton() {
  return (
    <div className={styles.hours}>
      <Card>
        <div className={styles.bones}>
          {copy.week.days.map((day) => (
            <div key={day}>
              <Skeleton width="8rem" height="2rem" />
              <Skeleton width="16rem" height="2.75rem" shape="block" />
            </div>
          ))}
        </div>
      </Card>
      <div className={styles.side}>
        <SkeletonCard lines={6} />
      </div>
      <SkeletonCard lines={3} />
    </div>
  );
}
