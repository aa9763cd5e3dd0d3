import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { doorCopy, waitingCopy } from './call/copy';
import { copy } from './copy';
import type { RoomFacts } from './facts';
import { playTone } from './play-tone';
import type { RoomSnapshot } from './provider';
import { useSpeaker } from './use-speaker';

/** A connection that comes and goes does not ring each time. */
const TONE_MS = 60_000;

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isHidden = () => document.visibilityState === 'hidden';

/** What the title says to a user who looks at another tab; null: nothing happens at the door. */
function useCalledBy({ role, otherName }: RoomFacts, snapshot: RoomSnapshot): string | null {
  const { phase, isOtherPresent, isAdmitted } = snapshot;
  const isOutOfSight = useSyncExternalStore(subscribe, isHidden);
  const [isUnseen, setUnseen] = useState(false);
  const isInCall = phase === 'connecting' || phase === 'connected' || phase === 'reconnecting';
  const opensUnseen = isInCall && isOutOfSight && (isUnseen || phase === 'connecting');
  if (opensUnseen !== isUnseen) setUnseen(opensUnseen);
  if (role === 'patient') return phase === 'connecting' || opensUnseen ? waitingCopy.opened(otherName) : null;
  return phase === 'waiting' && isOtherPresent && !isAdmitted ? doorCopy.waiting(otherName) : null;
}

/**
 * A tone and the document's title tell the professional that the patient is at the door, and the patient that it opens: to a
 * patient who looks elsewhere for as long as they do.
 */
export function useCallOut(facts: RoomFacts, snapshot: RoomSnapshot): void {
  const called = useCalledBy(facts, snapshot);
  const speaker = useSpeaker();
  useDocumentTitle(called ?? copy.documentTitle(facts.otherName));
  const soundedAt = useRef(-Infinity);
  // A browser that plays nothing shows the title.
  const sound = useEffectEvent(() => {
    if (performance.now() - soundedAt.current < TONE_MS) return;
    soundedAt.current = performance.now();
    void playTone(speaker).catch(() => undefined);
  });
  const isCalled = called !== null;
  useEffect(() => {
    if (isCalled) sound();
  }, [isCalled]);
}
