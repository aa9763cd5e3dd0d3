import { CircleAlert, MonitorSmartphone } from 'lucide-react';
import { useId } from 'react';
import { describeError } from 'shared-domain/errors';
import { ROOM_ERRORS } from 'shared-domain/room-errors';
import { timeOf } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { ConsentBox, useConsent } from '../consent';
import { callCopy, waitingCopy } from '../call/copy';
import { copy } from '../copy';
import { lobbyCopy } from './copy';
import { minutesUntil, otherJoinedAt, otherLeftAt, owesChoice, stageOf } from '../facts';
import { hasDropped, isElsewhere, type OwnTrace } from '../own-trace';
import type { Place } from '../place';
import { earlyWords, startWords, whenWords } from '../start-words';
import { UnattendedChoice } from '../unattended-choice';
import styles from './start-card.module.css';
import type { Asking } from './use-asking';

const words = lobbyCopy;

interface StartCardProps extends Place {
  readonly asking: Asking;
  readonly trace: OwnTrace | null;
}

/** When the consultation is, who is there, and the way in. */
export function StartCard({ facts, call, snapshot, now, asking, trace }: StartCardProps) {
  const { otherName, otherFullName, otherTitle, otherPhotoUrl, role, opensAt } = facts;
  const consent = useConsent(facts);
  const hint = useId();
  const isEarly = stageOf(facts, now) === 'early';
  const hasEntered = otherJoinedAt(facts) !== null;
  const isOtherHere = snapshot.isOtherPresent || (hasEntered && otherLeftAt(facts) === null);
  const isAlsoElsewhere = isElsewhere(facts, trace);
  const away = hasEntered ? words.hasLeft : words.notHere;
  const back = hasDropped(facts, trace, now) ? callCopy.enterAgain : words.enter;
  const enterWord = isAlsoElsewhere ? copy.obstacles.continueHere : back;
  const enter = async (version: string | undefined) => {
    // Who has not been asked yet is asked now. After a refusal, the check says what is missing.
    if (asking.isAsked || asking.isAsking || (await asking.ask())) await call.enter(version);
  };
  return (
    <Card as="section" aria-labelledby="comeca" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={otherFullName} src={otherPhotoUrl} />
        <div>
          <strong>{otherFullName}</strong>
          {otherTitle !== null && <small>{otherTitle}</small>}
        </div>
      </div>
      <div>
        <h2 id="comeca">{startWords(facts, now)}</h2>
        <p>{whenWords(facts)}</p>
      </div>
      <ul className={styles.people}>
        <Person name={words.you} text={isAlsoElsewhere ? words.elsewhere : words.preparing} isHere />
        <Person name={otherName} text={isOtherHere ? words.hasEntered : away} isHere={isOtherHere} />
      </ul>
      {role === 'patient' && owesChoice(facts) && (
        <div role="group" aria-label={waitingCopy.unattendedTitle(otherName)} className={styles.choice}>
          <p>{waitingCopy.unattendedText(timeOf(facts.endsAt))}</p>
          <UnattendedChoice facts={facts} variant="outline" />
        </div>
      )}
      {isAlsoElsewhere && (
        <Note tone="warm" icon={<MonitorSmartphone aria-hidden="true" />} title={copy.obstacles.takenTitle}>
          {copy.obstacles.takenText}
        </Note>
      )}
      {!isEarly && <ConsentBox consent={consent} />}
      {snapshot.phase === 'refused' && snapshot.refusal !== null && !isEarly && (
        <Refused code={snapshot.refusal} />
      )}
      <Button
        variant="primary"
        size="lg"
        block
        disabled={isEarly}
        loading={snapshot.phase === 'entering'}
        aria-describedby={hint}
        onClick={() => consent.whenAgreed((version) => void enter(version))}
      >
        {isEarly ? earlyWords(facts, now) : enterWords(snapshot.local, asking, enterWord)}
      </Button>
      <p id={hint} className={styles.hint}>
        {isEarly ? words.opensIn(minutesUntil(opensAt, now)) : words.doorHint[role](otherName)}
      </p>
    </Card>
  );
}

function enterWords(local: MediaStream | null, { isAsked }: Asking, enter: string): string {
  if (!isAsked || (local && local.getVideoTracks().length > 0)) return enter;
  return local ? words.enterVoice : words.enterWithout;
}

interface PersonProps {
  readonly name: string;
  readonly text: string;
  readonly isHere: boolean;
}

function Person({ name, text, isHere }: PersonProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <span className={classNames(styles.lamp, isHere && styles.lit)} aria-hidden="true" />
    </li>
  );
}

function Refused({ code }: { readonly code: string }) {
  const { title, text } = describeError(code, ROOM_ERRORS.room);
  return (
    <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />} title={title}>
      {text}
    </Note>
  );
}
