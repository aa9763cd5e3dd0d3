import { useServerClock } from 'shared-data/server-clock';
import { RemoteView } from 'shared-ui/remote-view';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import type { UpcomingConsultations } from '../parts/use-upcoming-consultations';
import { UpcomingCard } from './upcoming-card';
import styles from './list.module.css';
import { copy } from './copy';
import { ListSkeleton, MoreConsultations, NoConsultations } from './list-states';
import { UpcomingActions } from './upcoming-actions';
import { isRunning } from './series/running-series';
import type { SeriesQuery } from './series/use-series';

interface UpcomingListProps {
  readonly query: UpcomingConsultations;
  /** Consultations of these are shown above, in the cards of their series. */
  readonly series: SeriesQuery;
  /** Consultations whose professional is suspended. */
  readonly suspended: readonly string[];
}

export function UpcomingList({ query, series, suspended }: UpcomingListProps) {
  const now = useServerClock().now();
  const grouped = series.data?.filter((one) => isRunning(one, now)).map(({ id }) => id) ?? [];
  const isSingle = ({ series: of }: UpcomingConsultation) => of === null || !grouped.includes(of.id);
  return (
    <RemoteView
      // Both at once: a date does not move from the list into its series.
      query={series.isPending ? { ...query, data: undefined, isError: false } : query}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      card
      isEmpty={(list) => !query.hasNextPage && list.length === 0 && grouped.length === 0}
      empty={<NoConsultations text={copy.upcomingEmptyText} />}
    >
      {(list) => (
        <>
          <ul className={styles.list}>
            {list.filter(isSingle).map((consultation) => (
              <li key={consultation.id}>
                <UpcomingCard consultation={consultation}>
                  <UpcomingActions
                    consultation={consultation}
                    suspended={suspended.includes(consultation.id)}
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
