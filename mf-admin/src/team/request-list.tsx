import { useState } from 'react';
import { formatInstant } from 'shared-domain/schedule';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { useUserId } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import type { Member, TeamRequest } from '../parts/team/use-team';
import { AnswerDialog } from './answer-dialog';
import { copy } from './copy';
import styles from './team.module.css';

interface RequestListProps {
  readonly requests: readonly TeamRequest[];
  readonly members: readonly Member[];
}

/** The changes that wait; nothing without any. */
export function RequestList({ requests, members }: RequestListProps) {
  const [answering, setAnswering] = useState<{ request: TeamRequest; accepts: boolean } | null>(null);
  const userId = useUserId();
  if (requests.length === 0) return null;
  const nameOf = (id: string | null) =>
    id === userId ? copy.you : (members.find((member) => member.id === id)?.fullName ?? copy.somebody);
  return (
    <section aria-labelledby="pedidos" className={styles.requests}>
      <h2 id="pedidos">{copy.requests}</h2>
      {requests.map((request) => {
        const isOwnRequest = request.requestedBy === userId;
        return (
          <Card as="article" key={request.id} aria-label={request.fullName} className={styles.request}>
            <p>
              <strong>{request.fullName}</strong>{' '}
              {request.role ? copy.becomes(TEAM_ROLE_LABELS[request.role]) : copy.leaves}
            </p>
            <p>“{request.reason}”</p>
            <p className={styles.note}>
              {copy.asked(nameOf(request.requestedBy), formatInstant(request.requestedAt))}{' '}
              {isOwnRequest && copy.waits}
            </p>
            <div className={styles.answers}>
              {!isOwnRequest && (
                <Button onClick={() => setAnswering({ request, accepts: true })}>{copy.confirm}</Button>
              )}
              {/* Whom it concerns may confirm, not decline. */}
              {request.id !== userId && (
                <Button variant="outline" onClick={() => setAnswering({ request, accepts: false })}>
                  {isOwnRequest ? copy.withdraw : copy.decline}
                </Button>
              )}
            </div>
          </Card>
        );
      })}
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </section>
  );
}
