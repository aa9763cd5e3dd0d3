import { classNames } from 'shared-ui/class-names';
import { callCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import type { Place } from '../place';
import { StreamVideo } from '../stream-video';
import { CallNotice } from './call-notice';
import styles from './call.module.css';
import { DoorCard } from './door-card';
import { RemotePicture } from './remote-picture';
import { SelfView } from './self-view';
import { Veil } from './veil';

const words = callCopy;

interface CallStageProps extends Place {
  readonly onExternal: () => void;
}

/** The pictures: the other's in front, the own in a corner; while the professional is alone, the own in front. */
export function CallStage({ onExternal, ...place }: CallStageProps) {
  const { facts, snapshot } = place;
  const { local, remote, remoteState, phase, camera, isAudioOnly } = snapshot;
  const isAlone = phase === 'waiting';
  const shows = remoteState === null || remoteState.screen || (remoteState.camera && !remoteState.isPaused);
  return (
    <div className={styles.stage}>
      {isAlone && local !== null && camera === 'on' && (
        <StreamVideo
          stream={local}
          label={devicesCopy.previewLabel}
          className={classNames(styles.picture, styles.mirrored)}
        />
      )}
      {!isAlone && remote !== null && (
        <RemotePicture
          stream={remote}
          label={remoteState?.screen ? words.sharedBy(facts.otherName) : words.videoOf(facts.otherName)}
          isVisible={shows && !isAudioOnly}
          isFrozen={phase === 'reconnecting'}
          isWhole={remoteState?.screen ?? false}
        />
      )}
      {!isAlone && phase === 'connected' && shows && !isAudioOnly && (
        <span className={styles.name}>{facts.otherFullName}</span>
      )}
      <Veil {...place} shows={shows} onExternal={onExternal} />
      <CallNotice {...place} />
      {isAlone && facts.role === 'professional' && <DoorCard {...place} onExternal={onExternal} />}
      {!isAlone && <SelfView snapshot={snapshot} />}
    </div>
  );
}
