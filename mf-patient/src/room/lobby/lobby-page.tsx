import { Headphones, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { callCopy } from '../call/copy';
import { lobbyCopy } from './copy';
import { isOtherInside, ownVisit, stageOf, type RoomFacts } from '../facts';
import { Unsupported } from '../obstacle';
import { hasDropped, readTrace, type OwnTrace } from '../own-trace';
import type { Place } from '../place';
import { RoomFrame } from '../room-frame';
import { whenWords } from '../start-words';
import { useTakeFocus } from '../use-take-focus';
import { HelpNow } from '../help-now';
import { canCall } from './can-call';
import { DeviceFault } from './device-fault';
import { DeviceTests } from './device-tests';
import { DevicesDialog } from '../devices-dialog';
import styles from './lobby.module.css';
import { PermissionHelp } from './permission-help';
import { Preview } from './preview';
import { StartCard } from './start-card';
import { useAsking } from './use-asking';

const words = lobbyCopy;

interface LobbyPageProps extends Place {
  /** The consultation was moved while the page was open. */
  readonly wasMoved: boolean;
  readonly onExternal: () => void;
}

/** The check of the devices before entering. */
export function LobbyPage({ onExternal, wasMoved, ...place }: LobbyPageProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { facts, call, snapshot, now } = place;
  const trace = useTrace(facts);
  const heading = useTakeFocus<HTMLHeadingElement>();
  const { title, subtitle } = wasMoved
    ? { title: words.movedTitle, subtitle: words.movedText(whenWords(place.facts)) }
    : headOf(place, trace);
  const asking = useAsking(call, snapshot);
  const external = facts.link !== null && (
    <Button variant="text" onClick={onExternal}>
      {words.external}
    </Button>
  );
  if (!canCall()) return <Unsupported role={facts.role} external={external} />;
  return (
    <RoomFrame role={facts.role}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{subtitle}</p>
      </header>
      <div className={styles.lobby}>
        <Preview call={call} snapshot={snapshot} asking={asking} onChoose={() => setChoosing(true)} />
        <StartCard {...place} asking={asking} trace={trace} />
        <div className={styles.checks}>
          {asking.denied && <PermissionHelp denied={asking.denied} asking={asking} />}
          {asking.isAsked && asking.denied !== 'both' && (
            <>
              <DeviceFault snapshot={snapshot} asking={asking} />
              <DeviceTests call={call} snapshot={snapshot} isEarly={stageOf(facts, now) === 'early'} />
            </>
          )}
        </div>
        <div className={styles.notes}>
          <Note icon={<Headphones aria-hidden="true" />}>{words.headphones}</Note>
          <Note icon={<ShieldCheck aria-hidden="true" />}>{words.nothingRecorded}</Note>
          <HelpNow />
          {external && (
            <div className={styles.external}>
              <p>{words.externalHint}</p>
              {external}
            </div>
          )}
        </div>
      </div>
      <DevicesDialog open={isChoosing} call={call} snapshot={snapshot} onClose={() => setChoosing(false)} />
    </RoomFrame>
  );
}

/** What this tab left behind, read again where the user's page in the room is another one. */
function useTrace({ consultationId, ownPage }: RoomFacts): OwnTrace | null {
  const [known, setKnown] = useState(() => ({ ownPage, trace: readTrace(consultationId) }));
  if (known.ownPage !== ownPage) setKnown({ ownPage, trace: readTrace(consultationId) });
  return known.trace;
}

/** After a call that this tab was in, which is still open, the way back comes first. */
function headOf({ facts, now }: Place, trace: OwnTrace | null): { title: string; subtitle: string } {
  if (!hasDropped(facts, trace, now)) return { title: words.title, subtitle: words.subtitle };
  const { leftAt } = ownVisit(facts);
  const openUntil = callCopy.openUntil(timeOf(facts.closesAt));
  return {
    title: leftAt === null ? words.dropped : words.droppedAt(timeOf(leftAt)),
    subtitle: isOtherInside(facts) ? `${openUntil} ${words.stillThere(facts.otherName)}` : openUntil,
  };
}
