import type { UseQueryResult } from '@tanstack/react-query';
import { RemoteView } from 'shared-ui/remote-view';
import type { Appointment } from '../parts/appointment';
import { AppointmentCard } from './appointment-card';
import styles from './appointment-list.module.css';
import { copy } from './copy';
import { ListSkeleton, NoAppointments } from './list-states';
import { UpcomingActions } from './upcoming-actions';

interface UpcomingListProps {
  readonly query: UseQueryResult<Appointment[]>;
  readonly onPay: (consultationId: string) => void;
}

export function UpcomingList({ query, onPay }: UpcomingListProps) {
  return (
    <RemoteView
      query={query}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      empty={<NoAppointments text={copy.upcomingEmptyText} />}
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard consultation={appointment}>
                <UpcomingActions appointment={appointment} onPay={onPay} />
              </AppointmentCard>
            </li>
          ))}
        </ul>
      )}
    </RemoteView>
  );
}
