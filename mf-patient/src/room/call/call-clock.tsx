import { CONSULTATION_MINUTES, formatCountdown, timeOf } from 'shared-domain/schedule';
import { callCopy } from './copy';
import { lobbyCopy } from '../lobby/copy';
import type { RoomFacts } from '../facts';
import styles from './call.module.css';

const AROUND = 2 * Math.PI * 11;

interface CallClockProps {
  readonly facts: RoomFacts;
  readonly now: Date;
}

/** Seconds since both are in, and the patient was let in; null before. */
function secondsTogether(
  { patientJoinedAt, professionalJoinedAt, admittedAt }: RoomFacts,
  now: Date,
): number | null {
  if (patientJoinedAt === null || professionalJoinedAt === null || admittedAt === null) return null;
  const since = Math.max(...[patientJoinedAt, professionalJoinedAt, admittedAt].map(Date.parse));
  return Math.max(0, Math.floor((now.getTime() - since) / 1000));
}

/** How long both have been in the call; before, the time of day. */
export function CallClock({ facts, now }: CallClockProps) {
  const seconds = secondsTogether(facts, now);
  if (seconds === null) {
    const startWord = now < new Date(facts.startsAt) ? lobbyCopy.startsShort : lobbyCopy.startedShort;
    return (
      <p className={styles.clock}>
        {timeOf(now)} <small>{startWord(timeOf(facts.startsAt))}</small>
      </p>
    );
  }
  const share = Math.min(1, seconds / (CONSULTATION_MINUTES * 60));
  return (
    <p className={styles.clock} role="timer" aria-label={callCopy.elapsed}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="11" className={styles.ring} />
        <circle
          cx="14"
          cy="14"
          r="11"
          className={styles.gone}
          strokeDasharray={`${share * AROUND} ${AROUND}`}
        />
      </svg>
      <span>
        {formatCountdown(seconds)} <small>{callCopy.clockOf}</small>
      </span>
    </p>
  );
}
