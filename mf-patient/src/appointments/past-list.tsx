import { shownStatus } from 'shared-domain/status';
import { RemoteView } from 'shared-ui/remote-view';
import { usePastConsultations } from '../parts/use-past-consultations';
import { UpcomingCard } from './upcoming-card';
import styles from './list.module.css';
import { copy } from './copy';
import { ListSkeleton, MoreConsultations, NoConsultations } from './list-states';
import { PastActions } from './past-actions';

export function PastList() {
  const past = usePastConsultations();
  return (
    <RemoteView
      query={past}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      isEmpty={(found) => !past.hasNextPage && found.pages.every((page) => page.consultations.length === 0)}
      empty={<NoConsultations text={copy.historyEmptyText} />}
    >
      {(found) => (
        <>
          <ul className={styles.list}>
            {found.pages
              .flatMap((page) => page.consultations)
              .map((consultation) => (
                <li key={consultation.id}>
                  <UpcomingCard consultation={{ ...consultation, status: shownStatus(consultation) }} past>
                    <PastActions consultation={consultation} />
                  </UpcomingCard>
                </li>
              ))}
          </ul>
          <MoreConsultations query={past} />
        </>
      )}
    </RemoteView>
  );
}
