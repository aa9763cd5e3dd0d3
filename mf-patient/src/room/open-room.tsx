import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SkeletonCard } from 'shared-ui/skeleton';
import { AfterPage } from './after/after-page';
import { CallPage } from './call/call-page';
import { WaitingPage } from './call/waiting-page';
import { ExternalPage } from './external-page';
import { mayOweChoice, stageOf, type RoomFacts } from './facts';
import { LobbyPage } from './lobby/lobby-page';
import { Obstacle } from './obstacle';
import type { Room, RoomProvider } from './provider';
import { RoomFrame } from './room-frame';
import { useCall } from './use-call';
import { roomKey } from './use-facts';
import { useNow } from 'shared-data/now';
import { viewOf } from './view';

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

function Views({ facts, kind, onKind, wasMoved, call }: RoomByProps & { readonly call: Room }) {
  const snapshot = useSyncExternalStore(call.subscribe, call.snapshot);
  const now = useNow(EVERY_MS);
  const view = viewOf(stageOf(facts, now), snapshot.phase);
  const place = { facts, call, snapshot, now };
  const isClosed = view === 'unpaid' || view === 'cancelled' || view === 'missed';
  useEffect(() => {
    if (isClosed) call.close();
  }, [isClosed, call]);
  const isAfter = view === 'after';
  // The room may close during the call, or during the check with the preview on.
  useEffect(() => {
    if (!isAfter) return;
    void call.leave();
    call.releaseDevices();
  }, [isAfter, call]);
  const queries = useQueryClient();
  const isTogether = snapshot.phase === 'connected';
  const isChoiceDue = mayOweChoice(facts, now);
  // The clock counts from the moment both are in. No event tells that the professional is too late.
  useEffect(() => {
    if (isTogether || isChoiceDue)
      void queries.invalidateQueries({ queryKey: roomKey(facts.consultationId) });
  }, [isTogether, isChoiceDue, queries, facts.consultationId]);
  switch (view) {
    case 'unpaid':
    case 'cancelled':
    case 'missed':
      return <Obstacle kind={view} facts={facts} now={now} />;
    case 'taken-over':
      return <Obstacle kind={view} facts={facts} now={now} onContinue={() => void call.enter()} />;
    case 'lobby':
      if (kind === 'p2p')
        return <LobbyPage {...place} wasMoved={wasMoved} onExternal={() => onKind('external')} />;
      return <ExternalPage {...place} onBack={() => onKind('p2p')} />;
    case 'external':
      return <ExternalPage {...place} onBack={() => onKind('p2p')} />;
    case 'waiting':
      if (facts.role === 'patient') return <WaitingPage {...place} onExternal={() => onKind('external')} />;
      return <CallPage {...place} onExternal={() => onKind('external')} />;
    case 'call':
      return <CallPage {...place} onExternal={() => onKind('external')} />;
    case 'after':
      return <AfterPage {...place} onExternal={() => onKind('external')} />;
  }
}
