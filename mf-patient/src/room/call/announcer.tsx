import { useState } from 'react';
import { copy } from '../copy';
import type { RoomFacts } from '../facts';
import type { RoomSnapshot } from '../provider';

const words = copy.call;

interface AnnouncerProps {
  readonly facts: RoomFacts;
  readonly snapshot: RoomSnapshot;
}

/** Speaks who comes and goes, and what happens to the connection. */
export function Announcer({ facts: { otherName, role }, snapshot }: AnnouncerProps) {
  const { phase, isOtherPresent, isAdmitted } = snapshot;
  const [hasMet, setMet] = useState(phase === 'connected');
  if (phase === 'connected' && !hasMet) setMet(true);
  const isAtDoor = role === 'professional' && phase === 'waiting' && isOtherPresent && !isAdmitted;
  return (
    <p role="status" className="visually-hidden">
      {isAtDoor && copy.door.waiting(otherName)}
      {phase === 'connected' && words.arrived(otherName)}
      {phase === 'reconnecting' && words.lost}
      {phase === 'waiting' && !isOtherPresent && hasMet && words.left(otherName)}
    </p>
  );
}
