import type { UseQueryResult } from '@tanstack/react-query';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import type { Appointment } from '../parts/appointment';
import { AppointmentCard } from './appointment-card';
import styles from './appointment-list.module.css';
import { copy } from './copy';

interface AppointmentListProps {
  readonly query: UseQueryResult<Appointment[]>;
  readonly emptyText: string;
}

export function AppointmentList({ query, emptyText }: AppointmentListProps) {
  return (
    <RemoteView
      query={query}
      skeleton={
        <Card>
          <AgendaSkeleton />
        </Card>
      }
      failureText={copy.failedText}
      empty={
        <EmptyPanel
          card
          title={copy.emptyTitle}
          text={emptyText}
          action={
            <ButtonLink variant="primary" to="/patient/search">
              {copy.newBooking}
            </ButtonLink>
          }
        />
      }
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} />
            </li>
          ))}
        </ul>
      )}
    </RemoteView>
  );
}
