import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Button } from 'shared-ui/button';
import { isUncounted, NOT_COUNTED } from 'shared-ui/count';
import { useKeptFocus } from 'shared-ui/kept-focus';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { EndedSessions } from './ended-sessions';
import { SessionItem } from './session-item';
import styles from './session-list.module.css';
import { useSessionsThisWeek, type SessionsQuery } from './use-sessions';

export function SessionList({ query }: { query: SessionsQuery }) {
  const column = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={column} className={styles.column}>
      {query.data && query.data.ended.length > 0 && <EndedSessions sessions={query.data.ended} />}
      <DashboardCard title={copy.upcoming} aside={<ThisWeek />}>
        <RemoteView
          query={query}
          skeleton={<AgendaSkeleton rows={4} />}
          level={3}
          failureText={copy.failedText}
          failureToast
          isEmpty={({ coming }) => !query.hasNextPage && coming.length === 0}
          empty={<EmptyPanel level={3} title={copy.emptyTitle} text={copy.emptyText} />}
        >
          {({ coming }) => (
            <>
              <ul className={styles.list}>
                {coming.map((session) => (
                  <SessionItem key={session.id} session={session} />
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

/** How many sessions are still to come this week; nothing where none is. */
function ThisWeek() {
  const count = useSessionsThisWeek();
  if (isUncounted(count)) return <span>{NOT_COUNTED}</span>;
  return count.data ? <span>{copy.thisWeek(count.data)}</span> : null;
}
