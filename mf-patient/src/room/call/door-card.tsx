import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { describeError } from 'shared-domain/errors';
import { ROOM_ERRORS } from 'shared-domain/room-errors';
import { timeOf } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { callCopy, doorCopy } from './copy';
import { minutesAfter, otherJoinedAt, UNATTENDED_AFTER_MINUTES } from '../facts';
import type { Place } from '../place';
import { agendaPath } from '../room-frame';
import styles from './door-card.module.css';
import { cutOffWords, delayEnd, goneWords } from './waiting-words';

const words = doorCopy;
const DELAY_MINUTES = 5;

interface DoorCardProps extends Place {
  readonly onExternal: () => void;
}

/** The professional's door: the patient waits until it opens. */
export function DoorCard(place: DoorCardProps) {
  const card = useFocusFallback<HTMLDivElement>();
  return (
    <Card ref={card} as="section" aria-label={words.door} className={styles.door}>
      <Door {...place} />
    </Card>
  );
}

function Door({ facts, call, snapshot, now, onExternal }: DoorCardProps) {
  const { otherName, startsAt } = facts;
  const { isCutOff, isOtherPresent, isAdmitted, delayedUntil } = snapshot;
  const delay = delayEnd(delayedUntil, now);
  const joinedAt = otherJoinedAt(facts);
  if (isCutOff) {
    const { title, text } = cutOffWords(facts);
    return (
      <>
        <strong>{title}</strong>
        <p>{text}</p>
        {facts.link !== null && (
          <Button variant="outline" onClick={onExternal}>
            {callCopy.external}
          </Button>
        )}
      </>
    );
  }
  if (isOtherPresent && isAdmitted) return <strong>{words.opening}</strong>;
  if (isOtherPresent) {
    return (
      <>
        <strong>{words.waiting(otherName)}</strong>
        {joinedAt !== null && <p>{words.arrivedAt(timeOf(joinedAt))}</p>}
        <p role="status">{delay && words.delayed(timeOf(delay))}</p>
        <div className={styles.buttons}>
          <LetInButton call={call} />
          <Button variant="outline" onClick={() => call.delay(DELAY_MINUTES)}>
            {words.delay}
          </Button>
        </div>
      </>
    );
  }
  if (joinedAt !== null) {
    const { title, text } = goneWords(facts);
    return (
      <>
        <strong>{title}</strong>
        <p>{text}</p>
      </>
    );
  }
  const absentFrom = minutesAfter(startsAt, UNATTENDED_AFTER_MINUTES);
  return (
    <>
      <strong>{words.absent(otherName)}</strong>
      <p>{now < new Date(startsAt) ? words.absentText : words.missedText(timeOf(absentFrom))}</p>
      {now >= new Date(absentFrom) && (
        <ButtonLink variant="outline" to={agendaPath(facts.consultationId)}>
          {words.agenda}
        </ButtonLink>
      )}
    </>
  );
}

function LetInButton({ call }: Pick<Place, 'call'>) {
  const [isRunning, setRunning] = useState(false);
  const toast = useToast();
  const admit = async () => {
    setRunning(true);
    const refusal = await call.admit();
    setRunning(false);
    if (refusal !== null) toast({ kind: 'error', ...describeError(refusal, ROOM_ERRORS.door) });
  };
  return (
    <Button
      variant="primary"
      icon={<DoorOpen aria-hidden="true" />}
      loading={isRunning}
      onClick={() => void admit()}
    >
      {words.letIn}
    </Button>
  );
}
