import type { UseQueryResult } from '@tanstack/react-query';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { SessionItem } from './session-item';
import styles from './session-list.module.css';
import type { Session } from './use-practice';

export function SessionList({ query }: { query: UseQueryResult<Session[]> }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>{copy.upcoming}</h2>
      <RemoteView
        query={query}
        skeleton={<AgendaSkeleton rows={4} />}
        level={3}
        failureText={copy.failedText}
        empty={<EmptyPanel level={3} title={copy.emptyTitle} text={copy.emptyText} />}
      >
        {(sessions) => (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
}
