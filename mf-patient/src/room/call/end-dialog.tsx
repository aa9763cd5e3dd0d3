import { useState } from 'react';
import { describeError } from 'shared-domain/errors';
import { ROOM_ERRORS } from 'shared-domain/room-errors';
import { timeOf } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { copy } from '../copy';
import { endingCopy } from './copy';
import type { RoomFacts } from '../facts';
import type { Place } from '../place';
import styles from './call.module.css';

const words = endingCopy;

interface EndDialogProps extends Place {
  readonly open: boolean;
  readonly onClose: () => void;
}

function endingWords({ otherName, endsAt, completionObstacle }: RoomFacts, isOver: boolean): string {
  if (!isOver) return words.early(otherName, timeOf(endsAt));
  if (completionObstacle === null) return words.late(otherName);
  return `${words.forBoth(otherName)} ${copy.obstaclesToCompleting[completionObstacle]}`;
}

/** The professional ends the call for both, or only leaves it. From the end of the consultation on, ending completes it. */
export function EndDialog({ open, onClose, facts, call, now }: EndDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const toast = useToast();
  const isOver = now >= new Date(facts.endsAt);
  const end = async () => {
    setRunning(true);
    const refusal = await call.end();
    setRunning(false);
    onClose();
    if (refusal !== null) toast({ kind: 'error', ...describeError(refusal, ROOM_ERRORS.room) });
  };
  return (
    <PlainDialog
      open={open}
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {words.stay}
          </Button>
          <Button variant="danger" loading={isRunning} onClick={() => void end()}>
            {words.end}
          </Button>
        </>
      }
    >
      <p>{endingWords(facts, isOver)}</p>
      <Button variant="outline" className={styles.onlyLeave} onClick={() => void call.leave()}>
        {words.onlyLeave}
      </Button>
    </PlainDialog>
  );
}
