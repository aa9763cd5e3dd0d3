import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { copy } from '../copy';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import { agendaPath } from '../room-frame';
import { useRoomWrite } from '../use-room-write';
import styles from './after-page.module.css';

const words = afterCopy;

interface CompleteCardProps {
  readonly facts: RoomFacts;
  readonly now: Date;
}

/** The professional completes the consultation from its end on. */
export function CompleteCard({ facts, now }: CompleteCardProps) {
  const { consultationId, status, endsAt, completionObstacle } = facts;
  const completing = useRoomWrite(consultationId, 'end_room');
  if (status === 'completed') return <Card className={styles.card}>{words.completed}</Card>;
  if (now < new Date(endsAt)) return null;
  return (
    <Card className={styles.card}>
      <p role="status">
        {completionObstacle === null ? words.notCompleted : copy.obstaclesToCompleting[completionObstacle]}
      </p>
      {completionObstacle === null && (
        <Button variant="primary" loading={completing.isRunning} onClick={() => completing.run()}>
          {words.complete}
        </Button>
      )}
      {completionObstacle === 'absence_reported' && (
        <ButtonLink variant="outline" to={agendaPath(consultationId)}>
          {words.see.professional}
        </ButtonLink>
      )}
    </Card>
  );
}
