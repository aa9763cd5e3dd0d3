import { RemoteView } from 'shared-ui/remote-view';
import type { UpcomingConsultations } from '../parts/use-upcoming-consultations';
import { UpcomingCard } from './upcoming-card';
import styles from './list.module.css';
import { copy } from './copy';
import { ListSkeleton, MoreConsultations, NoConsultations } from './list-states';
import { UpcomingActions } from './upcoming-actions';
import { useSuspended } from './use-suspended';

interface UpcomingListProps {
  readonly query: UpcomingConsultations;
  readonly onPay: (consultationId: string) => void;
}

export function UpcomingList({ query, onPay }: UpcomingListProps) {
  // In parallel with the list.
  const suspended = useSuspended();
  return (
    <RemoteView
      query={query}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      isEmpty={(list) => !query.hasNextPage && list.length === 0}
      empty={<NoConsultations text={copy.upcomingEmptyText} />}
    >
      {(list) => (
        <>
          <ul className={styles.list}>
            {list.map((consultation) => (
              <li key={consultation.id}>
                <UpcomingCard consultation={consultation}>
                  <UpcomingActions
                    consultation={consultation}
                    suspended={suspended.includes(consultation.id)}
                    onPay={onPay}
                  />
                </UpcomingCard>
              </li>
            ))}
          </ul>
          <MoreConsultations query={query} />
        </>
      )}
    </RemoteView>
  );
}
