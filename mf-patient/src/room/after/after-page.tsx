import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { timeOf } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { Button, ButtonLink } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { copy } from '../copy';
import { afterCopy } from './copy';
import { callCopy, waitingCopy } from '../call/copy';
import { haveMet, owesChoice, stageOf, type RoomFacts, type Stage } from '../facts';
import { HelpCard } from './help-card';
import type { Place } from '../place';
import { reenter } from '../reenter';
import { RoomFrame } from '../room-frame';
import { UnattendedChoice } from '../unattended-choice';
import { useTakeFocus } from '../use-take-focus';
import styles from './after-page.module.css';
import { CompleteCard } from './complete-card';
import { FactsCard } from './facts-card';
import { NextCard } from './next-card';
import { RatingCard } from './rating-card';
import { ReopenButton } from './reopen-button';

const words = afterCopy;

interface AfterPageProps extends Place {
  /** The professional ended the call. */
  readonly hadEnded: boolean;
  readonly onExternal: () => void;
}

/** After the call: the way back while the room is open, then what comes next. */
export function AfterPage({ onExternal, hadEnded, ...place }: AfterPageProps) {
  const { facts, now } = place;
  const stage = stageOf(facts, now);
  const heading = useTakeFocus<HTMLHeadingElement>();
  const [isDeclined, setDeclined] = useState(false);
  const cards = useFocusFallback<HTMLDivElement>();
  const account = useAccount();
  const own = firstName(account?.fullName ?? '');
  const { title, text } = wordsOf(facts, stage, own, hadEnded);
  const hasMet = haveMet(facts);
  const isPatient = facts.role === 'patient';
  return (
    <RoomFrame role={facts.role} leaves={false}>
      <div ref={cards} className={styles.after}>
        <header className={styles.head}>
          <SuccessIllustration />
          <div role="status">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p>{text}</p>
          </div>
          <WayBack {...place} stage={stage} />
          {stage === 'open' && facts.provider === 'p2p' && facts.link !== null && (
            <Button variant="text" onClick={onExternal}>
              {callCopy.external}
            </Button>
          )}
        </header>
        {isPatient && owesChoice(facts) && (
          <div className={styles.choice}>
            <p>{waitingCopy.unattendedText(timeOf(facts.endsAt))}</p>
            <UnattendedChoice facts={facts} variant="primary" />
          </div>
        )}
        {isPatient && hasMet && !isDeclined && (
          <RatingCard facts={facts} onDecline={() => setDeclined(true)} />
        )}
        {!isPatient && hasMet && <CompleteCard facts={facts} now={now} />}
        <NextCard facts={facts} />
        <FactsCard facts={facts} />
        {isPatient && <HelpCard name={facts.otherName} />}
        {isPatient && (
          <ButtonLink
            variant="text"
            to={`/patient/comprovante/${facts.consultationId}`}
            className={styles.home}
          >
            {words.confirmation}
          </ButtonLink>
        )}
        <ButtonLink
          variant="text"
          to={isPatient ? '/patient/dashboard' : '/professional/dashboard'}
          className={styles.home}
        >
          {copy.home}
        </ButtonLink>
      </div>
    </RoomFrame>
  );
}

function wordsOf(
  facts: RoomFacts,
  stage: Stage,
  own: string,
  hadEnded: boolean,
): { title: string; text: string } {
  const { otherName: name, role, endedAt, endsAt, closesAt } = facts;
  const end = timeOf(endedAt ?? endsAt);
  if (stage === 'open') {
    const title = hadEnded ? words.reopenedTitle : words.leftTitle;
    return { title, text: words.stillOpen(timeOf(closesAt)) };
  }
  if (!haveMet(facts)) return { title: words.neverMetTitle, text: words.neverMetText };
  return role === 'patient'
    ? { title: words.patientTitle(own), text: words.endedAt(name, end) }
    : { title: words.professionalTitle, text: words.endedAtProfessional(name, end) };
}

/** Into the call again: while it is open, or by opening it again before the end. */
function WayBack({ facts, call, snapshot, now, stage }: Place & { readonly stage: Stage }) {
  const [isEntering, setEntering] = useState(false);
  const enter = async () => {
    setEntering(true);
    await reenter(call);
    setEntering(false);
  };
  if (stage === 'open') {
    return (
      <Button
        variant="primary"
        loading={isEntering || snapshot.phase === 'entering'}
        onClick={() => void enter()}
      >
        {words.reenter}
      </Button>
    );
  }
  if (stage === 'ended' && facts.role === 'professional' && now < new Date(facts.endsAt))
    return <ReopenButton facts={facts} onOpened={enter} />;
  return null;
}
