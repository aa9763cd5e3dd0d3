import { CircleAlert, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { describeError } from 'shared-domain/errors';
import { ROOM_ERRORS } from 'shared-domain/room-errors';
import { Button, ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { ConsentBox, useConsent } from './consent';
import { copy } from './copy';
import { lobbyCopy } from './lobby/copy';
import { minutesUntil, stageOf } from './facts';
import { HelpNow } from './help-now';
import styles from './external-page.module.css';
import type { Place } from './place';
import { RoomFrame } from './room-frame';
import { earlyWords, startWords, whenWords } from './start-words';
import { useTakeFocus } from './use-take-focus';

const words = copy.external;

interface ExternalPageProps extends Place {
  /** Back to the portal's room, where there is one. */
  readonly onBack: () => void;
}

/** The consultation behind its link. Entering is recorded before the link is shown. */
export function ExternalPage({ facts, call, snapshot, now, onBack }: ExternalPageProps) {
  const hint = useId();
  const heading = useTakeFocus<HTMLHeadingElement>();
  const consent = useConsent(facts);
  const isEarly = stageOf(facts, now) === 'early';
  const isInside = snapshot.phase === 'elsewhere';
  const isWayOut = facts.provider === 'p2p';
  const enter = () => consent.whenAgreed((version) => void call.enter(version));
  return (
    <RoomFrame role={facts.role}>
      <Card as="section" className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title(facts.otherName)}
        </h1>
        <p>
          <strong>{startWords(facts, now)}</strong>
          <br />
          {whenWords(facts)}
        </p>
        <p>{isWayOut ? words.wayOut : words.text}</p>
        {!isEarly && !isInside && <ConsentBox consent={consent} />}
        {snapshot.phase === 'refused' && snapshot.refusal !== null && !isEarly && (
          <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
            {describeError(snapshot.refusal, ROOM_ERRORS.room).text}
          </Note>
        )}
        {isInside ? (
          <Inside link={facts.link} consultationId={facts.consultationId} />
        ) : (
          <Button
            variant="primary"
            size="lg"
            disabled={isEarly}
            loading={snapshot.phase === 'entering'}
            aria-describedby={hint}
            onClick={enter}
          >
            {isEarly ? earlyWords(facts, now) : lobbyCopy.enter}
          </Button>
        )}
        <p id={hint} className={styles.hint}>
          {isEarly ? lobbyCopy.opensInShort(minutesUntil(facts.opensAt, now)) : words.hint}
        </p>
        {isInside && (
          <Button variant="outline" onClick={() => void call.leave()}>
            {words.finish}
          </Button>
        )}
        {isWayOut && (
          <Button variant="text" onClick={onBack}>
            {words.back}
          </Button>
        )}
        <HelpNow />
      </Card>
    </RoomFrame>
  );
}

interface InsideProps {
  readonly link: string | null;
  readonly consultationId: string;
}

function Inside({ link, consultationId }: InsideProps) {
  const [isOpened, setOpened] = useState(false);
  const way = useTakeFocus<HTMLDivElement>();
  return (
    <div ref={way} tabIndex={-1} role="group" aria-label={words.inside} className={styles.buttons}>
      {link === null ? (
        <p role="status">{words.missing}</p>
      ) : (
        <ButtonAnchor
          variant={isOpened ? 'outline' : 'primary'}
          size="lg"
          href={link}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          {words.open}
        </ButtonAnchor>
      )}
      <ButtonLink variant="text" to={`/chat/${consultationId}`}>
        {words.chat}
      </ButtonLink>
    </div>
  );
}
