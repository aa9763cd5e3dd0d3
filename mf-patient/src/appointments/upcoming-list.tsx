import { RemoteView } from 'shared-ui/remote-view';
import type { UpcomingAppointments } from '../parts/use-appointments';
import { AppointmentCard } from './appointment-card';
import styles from './appointment-list.module.css';
import { copy } from './copy';
import { ListSkeleton, MoreAppointments, NoAppointments } from './list-states';
import { UpcomingActions } from './upcoming-actions';

interface UpcomingListProps {
  readonly query: UpcomingAppointments;
  readonly onPay: (consultationId: string) => void;
}

export function UpcomingList({ query, onPay }: UpcomingListProps) {
  return (
    <RemoteView
      query={query}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      isEmpty={(list) => !query.hasNextPage && list.length === 0}
      empty={<NoAppointments text={copy.upcomingEmptyText} />}
    >
      {(list) => (
        <>
          <ul className={styles.list}>
            {list.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentCard consultation={appointment}>
                  <UpcomingActions appointment={appointment} onPay={onPay} />
                </AppointmentCard>
              </li>
            ))}
          </ul>
          <MoreAppointments query={query} />
        </>
      )}
    </RemoteView>
  );
}
