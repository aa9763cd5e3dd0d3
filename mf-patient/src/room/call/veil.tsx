import { LoaderCircle, Phone, RotateCw, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { callCopy } from './copy';
import type { Place } from '../place';
import styles from './call.module.css';

const words = callCopy;

interface VeilProps extends Place {
  /** The other side sends a picture. */
  readonly shows: boolean;
}

/** Covers the stage while there is no picture: the state of the connection, or the other participant's name. */
export function Veil({
  facts: { otherName, otherFullName, otherPhotoUrl },
  call,
  snapshot,
  shows,
}: VeilProps) {
  const { phase, isAudioOnly, remoteState } = snapshot;
  if (phase === 'waiting') return null;
  if (phase === 'connecting') {
    return (
      <div className={`${styles.veil} on-deep`}>
        <LoaderCircle className={styles.spin} aria-hidden="true" />
        <h2>{words.connecting}</h2>
        <p>{words.connectingText(otherName)}</p>
      </div>
    );
  }
  if (phase === 'reconnecting') return <Reconnecting name={otherName} {...{ call, isAudioOnly }} />;
  if (shows && !isAudioOnly) return null;
  return (
    <div className={`${styles.veil} on-deep`}>
      <Avatar name={otherFullName} src={otherPhotoUrl} size="lg" />
      <h2>{otherFullName}</h2>
      {isAudioOnly ? (
        <>
          <p>{words.audioOnly}</p>
          <Button
            variant="outline"
            icon={<Video aria-hidden="true" />}
            onClick={() => call.setAudioOnly(false)}
          >
            {words.videoOn}
          </Button>
        </>
      ) : (
        <p>{remoteState?.isPaused ? words.otherPaused(otherName) : words.otherCameraOff(otherName)}</p>
      )}
    </div>
  );
}

const AGAIN_AFTER_MS = 30_000;

interface ReconnectingProps extends Pick<Place, 'call'> {
  readonly name: string;
  readonly isAudioOnly: boolean;
}

/** After half a minute the user may build the connection again by hand. */
function Reconnecting({ name, call, isAudioOnly }: ReconnectingProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles.veil} on-deep`}>
      <LoaderCircle className={styles.spin} aria-hidden="true" />
      <h2>{words.reconnecting}</h2>
      <p>{words.reconnectingText(name)}</p>
      {isLong && (
        <Button variant="accent" icon={<RotateCw aria-hidden="true" />} onClick={() => call.restart()}>
          {words.enterAgain}
        </Button>
      )}
      {!isAudioOnly && (
        <Button variant="outline" icon={<Phone aria-hidden="true" />} onClick={() => call.setAudioOnly(true)}>
          {words.voiceOnly}
        </Button>
      )}
    </div>
  );
}
