import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { SkeletonCard } from 'shared-ui/skeleton';
import { AfterPage } from './after/after-page';
import { CallPage } from './call/call-page';
import { ExternalPage } from './external-page';
import { mayOweChoice, stageOf, type RoomFacts } from './facts';
import { LobbyPage } from './lobby/lobby-page';
import { Obstacle } from './obstacle';
import type { Room, RoomProvider } from './provider';
import { RoomFrame } from './room-frame';
import { useCall } from './use-call';
import { useCallOut } from './use-call-out';
import { roomKey } from './use-facts';
import { useNow } from 'shared-data/now';
import { viewOf, type SettledPhase } from './view';

type Kind = RoomProvider['kind'];

/** The room of one of its two participants. A move opens another one; so does the external link. */
export function OpenRoom({ facts }: { readonly facts: RoomFacts }) {
  const [chosen, choose] = useState<Kind>(facts.provider);
  const [opened] = useState(facts.startsAt);
  return (
    <RoomBy
      key={`${chosen} ${facts.startsAt}`}
      facts={facts}
      kind={chosen}
      onKind={choose}
      wasMoved={facts.startsAt !== opened}
    />
  );
}

interface RoomByProps {
  readonly facts: RoomFacts;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** The consultation was moved while the page was open. */
  readonly wasMoved: boolean;
}

function RoomBy(props: RoomByProps) {
  const { facts, kind } = props;
  const call = useCall(facts, kind);
  if (call) return <Views {...props} call={call} />;
  return (
    <RoomFrame role={facts.role}>
      <div aria-hidden="true" data-skeleton="">
        <SkeletonCard lines={6} avatar foot />
      </div>
    </RoomFrame>
  );
}

const EVERY_MS = 1000;
/** Until the server has answered that the choice is owed. */
const CHOICE_READ_MS = 30_000;

function Views({ facts, kind, onKind, wasMoved, call }: RoomByProps & { readonly call: Room }) {
  const snapshot = useSyncExternalStore(call.subscribe, call.snapshot);
  useCallOut(facts, snapshot);
  const now = useNow(EVERY_MS);
  const [phase, settle] = useState<SettledPhase>('outside');
  if (snapshot.phase !== 'entering' && snapshot.phase !== phase) settle(snapshot.phase);
  const stage = stageOf(facts, now);
  const view = viewOf(stage, phase);
  const place = { facts, call, snapshot, now };
  const isClosed = view === 'unpaid' || view === 'cancelled' || view === 'missed';
  const isOut = isClosed || view === 'after';
  // After the end by the professional, the room may open again until it closes.
  const listensOn = !isClosed && phase === 'ended' && stage !== 'over';
  // The room may close during the call, or during the check with the preview on. It may open, too: once it is paid.
  useEffect(() => {
    if (!isOut) return;
    if (!listensOn) void call.leave();
    call.releaseDevices();
  }, [isOut, listensOn, call]);
  const queries = useQueryClient();
  const isTogether = snapshot.phase === 'connected';
  const isChoiceDue = mayOweChoice(facts, now);
  const readAgain = useEffectEvent(
    () => void queries.invalidateQueries({ queryKey: roomKey(facts.consultationId) }),
  );
  // The clock counts from the moment both are in.
  useEffect(() => {
    if (isTogether) readAgain();
  }, [isTogether]);
  // No event tells that the professional is too late.
  useEffect(() => {
    if (!isChoiceDue) return undefined;
    readAgain();
    const timer = setInterval(() => readAgain(), CHOICE_READ_MS);
    return () => clearInterval(timer);
  }, [isChoiceDue]);
  /** From the external link: a choice, unlike closing the page beside it. */
  const back = () => {
    void call.leave();
    onKind('p2p');
  };
  switch (view) {
    case 'unpaid':
    case 'cancelled':
    case 'missed':
      return <Obstacle kind={view} facts={facts} now={now} />;
    case 'taken-over':
      return (
        <Obstacle
          kind={view}
          facts={facts}
          now={now}
          isEntering={snapshot.phase === 'entering'}
          onContinue={() => void call.enter()}
        />
      );
    case 'lobby':
      if (kind === 'p2p')
        return <LobbyPage {...place} wasMoved={wasMoved} onExternal={() => onKind('external')} />;
      return <ExternalPage {...place} onBack={back} />;
    case 'external':
      return <ExternalPage {...place} onBack={back} />;
    case 'waiting':
    case 'call': {
      const isWaiting = view === 'waiting' && facts.role === 'patient';
      return <CallPage {...place} isWaiting={isWaiting} onExternal={() => onKind('external')} />;
    }
    case 'after':
      return <AfterPage {...place} hadEnded={phase === 'ended'} onExternal={() => onKind('external')} />;
  }
}
