import { DoorOpen, LockKeyhole, MonitorUp, Wifi, WifiOff, type LucideIcon } from 'lucide-react';
import { LogoMark } from 'shared-ui/logo';
import { callCopy, doorCopy } from './copy';
import type { RoomFacts } from '../facts';
import type { Place } from '../place';
import type { RoomSnapshot } from '../provider';
import { CallClock } from './call-clock';
import styles from './call.module.css';

const words = callCopy;

/** Whom the user talks to, the state of the connection, and the time. */
export function CallTop({ facts, snapshot, now }: Place) {
  const [Icon, text] = stateOf(snapshot, facts);
  return (
    <div className={styles.top}>
      <div className={styles.who}>
        <LogoMark className={styles.mark} />
        <div>
          <b>{facts.otherFullName}</b>
          <small>
            <Icon aria-hidden="true" />
            {text}
          </small>
        </div>
      </div>
      <CallClock facts={facts} now={now} />
    </div>
  );
}

function stateOf(snapshot: RoomSnapshot, { otherName }: RoomFacts): readonly [LucideIcon, string] {
  switch (snapshot.phase) {
    case 'reconnecting':
      return [WifiOff, words.offline];
    case 'connected':
      if (snapshot.isSharing) return [MonitorUp, words.sharing];
      if (snapshot.remoteState?.screen) return [MonitorUp, words.sharedBy(otherName)];
      return snapshot.quality === 'weak' ? [Wifi, words.weak] : [LockKeyhole, words.protected];
    case 'connecting':
      return [Wifi, words.connecting];
    default:
      if (!snapshot.isAdmitted) return [LockKeyhole, doorCopy.closed];
      return snapshot.isOtherPresent ? [Wifi, words.connecting] : [DoorOpen, doorCopy.open];
  }
}
