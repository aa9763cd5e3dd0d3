import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Button } from 'shared-ui/button';
import { NOT_COUNTED } from 'shared-ui/count';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { EndedConsultations } from './ended-consultations';
import { ConsultationItem } from './consultation-item';
import styles from './consultation-list.module.css';
import type { ConsultationsQuery } from './use-consultations';
import type { TodayQuery } from './use-today';

interface ConsultationListProps {
  readonly query: ConsultationsQuery;
  readonly today: TodayQuery;
}

export function ConsultationList({ query, today }: ConsultationListProps) {
  const column = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={column} className={styles.column}>
      {query.data && query.data.ended.length > 0 && !today.isPending && (
        <EndedConsultations consultations={query.data.ended} absences={today.data?.absences ?? []} />
      )}
      <DashboardCard title={copy.upcoming} aside={<ThisWeek today={today} />}>
        <RemoteView
          query={query}
          skeleton={<AgendaSkeleton rows={4} />}
          level={3}
          failureText={copy.failedText}
          failureToast
          isEmpty={({ upcoming }) => !query.hasNextPage && upcoming.length === 0}
          empty={<EmptyPanel level={3} title={copy.emptyTitle} text={copy.emptyText} />}
        >
          {({ upcoming }) => (
            <>
              <ul className={styles.list}>
                {upcoming.map((consultation) => (
                  <ConsultationItem key={consultation.id} consultation={consultation} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  variant="text"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {copy.more}
                </Button>
              )}
            </>
          )}
        </RemoteView>
      </DashboardCard>
    </div>
  );
}

/** Number of upcoming consultations this week; hidden if zero. */
function ThisWeek({ today: { data, isError } }: { readonly today: TodayQuery }) {
  if (!data) return isError && <span>{NOT_COUNTED}</span>;
  return data.thisWeek > 0 && <span>{copy.thisWeek(data.thisWeek)}</span>;
}
