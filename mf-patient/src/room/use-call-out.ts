import { useEffect, useEffectEvent } from 'react';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { doorCopy, waitingCopy } from './call/copy';
import { copy } from './copy';
import type { RoomFacts } from './facts';
import { playTone } from './play-tone';
import type { RoomSnapshot } from './provider';
import { useSpeaker } from './use-speaker';

/** What the title says to a user who looks at another tab; null: nothing happens at the door. */
function calledBy({ role, otherName }: RoomFacts, snapshot: RoomSnapshot): string | null {
  const { phase, isOtherPresent, isAdmitted } = snapshot;
  if (role === 'patient') return phase === 'connecting' ? waitingCopy.opened(otherName) : null;
  return phase === 'waiting' && isOtherPresent && !isAdmitted ? doorCopy.waiting(otherName) : null;
}

/** A tone and the document's title tell the professional that the patient is at the door, and the patient that it opens. */
export function useCallOut(facts: RoomFacts, snapshot: RoomSnapshot): void {
  const called = calledBy(facts, snapshot);
  const speaker = useSpeaker();
  useDocumentTitle(called ?? copy.documentTitle(facts.otherName));
  // A browser that plays nothing shows the title.
  const sound = useEffectEvent(() => void playTone(speaker).catch(() => undefined));
  const isCalled = called !== null;
  useEffect(() => {
    if (isCalled) sound();
  }, [isCalled]);
}
