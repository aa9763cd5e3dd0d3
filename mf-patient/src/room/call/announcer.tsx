import { useState } from 'react';
import { callCopy, doorCopy } from './copy';
import { isOtherInside, type RoomFacts } from '../facts';
import type { RoomSnapshot } from '../provider';
import { connectingWords } from './veil';
import { cutOffWords } from './waiting-words';

const words = callCopy;

interface AnnouncerProps {
  readonly facts: RoomFacts;
  readonly snapshot: RoomSnapshot;
}

/** Announces arrivals and departures, changes of the connection, and shared screens to screen readers. */
export function Announcer({ facts, snapshot }: AnnouncerProps) {
  const { otherName, role } = facts;
  const { phase, isOtherPresent, isAdmitted, isCutOff } = snapshot;
  const cutOff = cutOffWords(facts);
  const [hasMet, setMet] = useState(phase === 'connected');
  if (phase === 'connected' && !hasMet) setMet(true);
  // The patient's waiting room has a status of its own.
  const isAlone = role === 'professional' && phase === 'waiting';
  return (
    <p role="status" className="visually-hidden">
      {isAlone && isCutOff && `${cutOff.title}. ${cutOff.text}`}
      {isAlone && isOtherPresent && !isAdmitted && !isCutOff && doorCopy.waiting(otherName)}
      {phase === 'connected' && words.arrived(otherName)}
      {phase === 'connected' && ` ${sharedWords(snapshot, otherName)}`}
      {phase === 'connecting' &&
        role === 'patient' &&
        !snapshot.hasFailed &&
        connectingWords(facts, snapshot)}
      {phase === 'connecting' && snapshot.hasFailed && `${words.failed}. ${words.failedText}`}
      {phase === 'reconnecting' && words.lost}
      {phase === 'waiting' &&
        !isOtherPresent &&
        !isCutOff &&
        hasMet &&
        (isOtherInside(facts) ? words.away : words.left)(otherName)}
    </p>
  );
}

function sharedWords({ isSharing, remoteState }: RoomSnapshot, otherName: string): string {
  if (isSharing) return words.sharing;
  return remoteState?.screen ? words.sharedBy(otherName) : '';
}
