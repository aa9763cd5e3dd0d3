import type { UseQueryResult } from '@tanstack/react-query';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { useKeptFocus } from 'shared-ui/kept-focus';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { useServerClock } from 'shared-ui/server-clock';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { EndedSessions } from './ended-sessions';
import { SessionItem } from './session-item';
import styles from './session-list.module.css';
import { countThisWeek, type Sessions } from './use-sessions';

export function SessionList({ query }: { query: UseQueryResult<Sessions> }) {
  const column = useKeptFocus<HTMLDivElement>();
  const now = useServerClock().now();
  const thisWeek = query.data ? countThisWeek(query.data.coming, now) : 0;
  return (
    <div ref={column} className={styles.column}>
      {query.data && query.data.ended.length > 0 && <EndedSessions sessions={query.data.ended} />}
      <DashboardCard title={copy.upcoming} aside={thisWeek > 0 && <span>{copy.thisWeek(thisWeek)}</span>}>
        <RemoteView
          query={query}
          skeleton={<AgendaSkeleton rows={4} />}
          level={3}
          failureText={copy.failedText}
          failureToast
          isEmpty={({ coming }) => coming.length === 0}
          empty={<EmptyPanel level={3} title={copy.emptyTitle} text={copy.emptyText} />}
        >
          {({ coming }) => (
            <ul className={styles.list}>
              {coming.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
          )}
        </RemoteView>
      </DashboardCard>
    </div>
  );
}
