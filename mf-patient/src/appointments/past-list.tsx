import { shownStatus } from 'shared-domain/status';
import { RemoteView } from 'shared-ui/remote-view';
import { usePastRecords } from '../parts/use-past-records';
import { AppointmentCard } from './appointment-card';
import styles from './appointment-list.module.css';
import { copy } from './copy';
import { ListSkeleton, MoreAppointments, NoAppointments } from './list-states';
import { PastActions } from './past-actions';

export function PastList({ onPay }: { onPay: (consultationId: string) => void }) {
  const past = usePastRecords();
  return (
    <RemoteView
      query={past}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      isEmpty={(found) => !past.hasNextPage && found.pages.every((page) => page.records.length === 0)}
      empty={<NoAppointments text={copy.historyEmptyText} />}
    >
      {(found) => (
        <>
          <ul className={styles.list}>
            {found.pages
              .flatMap((page) => page.records)
              .map((record) => (
                <li key={record.id}>
                  <AppointmentCard consultation={{ ...record, status: shownStatus(record) }} past>
                    <PastActions record={record} onPay={onPay} />
                  </AppointmentCard>
                </li>
              ))}
          </ul>
          <MoreAppointments query={past} />
        </>
      )}
    </RemoteView>
  );
}
