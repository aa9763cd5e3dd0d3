import { LockKeyhole } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { LogoMark } from 'shared-ui/logo';
import { callCopy, waitingCopy } from './copy';
import { owesChoice } from '../facts';
import type { Place } from '../place';
import { UnattendedChoice } from '../unattended-choice';
import styles from './call.module.css';
import { WaitingArt } from './waiting-art';
import waiting from './waiting.module.css';
import { waitingWords } from './waiting-words';

const words = waitingCopy;

export function WaitingTop() {
  return (
    <div className={styles.top}>
      <div className={styles.who}>
        <LogoMark className={styles.mark} />
        <div>
          <b>{words.room}</b>
          <small>
            <LockKeyhole aria-hidden="true" />
            {words.unseen}
          </small>
        </div>
      </div>
    </div>
  );
}

interface WaitingStageProps extends Place {
  readonly onExternal: () => void;
}

/** Who is missing, and what happens next. */
export function WaitingStage({ onExternal, ...place }: WaitingStageProps) {
  const { facts, snapshot } = place;
  const { title, text } = waitingWords(place);
  const isOwed = owesChoice(facts) && !snapshot.isOtherPresent;
  return (
    <div className={`${waiting.middle} on-deep`}>
      <WaitingArt className={waiting.art} />
      <div role="status">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {snapshot.isCutOff && facts.link !== null && (
        <Button variant="outline" onClick={onExternal}>
          {callCopy.external}
        </Button>
      )}
      {isOwed && <UnattendedChoice facts={facts} variant="accent" />}
    </div>
  );
}
