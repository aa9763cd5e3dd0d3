import { LoaderCircle, Phone, RotateCw, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { callCopy } from './copy';
import type { RoomFacts } from '../facts';
import type { Place } from '../place';
import type { RoomSnapshot } from '../provider';
import styles from './call.module.css';

const words = callCopy;

interface VeilProps extends Place {
  readonly onExternal: () => void;
  /** The other side sends a picture. */
  readonly shows: boolean;
}

/** Covers the stage while there is no picture: the state of the connection, or the other participant's name. */
export function Veil({ facts, call, snapshot, shows, onExternal }: VeilProps) {
  const { otherName, otherFullName, otherPhotoUrl } = facts;
  const { phase, isAudioOnly, remoteState } = snapshot;
  if (phase === 'waiting') return null;
  if (phase === 'connecting') return <Connecting {...{ facts, call, snapshot, onExternal }} />;
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

/** The patient's devices go on with the door. */
export function connectingWords({ role, otherName }: RoomFacts, snapshot: RoomSnapshot): string {
  if (role === 'professional') return words.connectingText(otherName);
  const [hears, sees] = [snapshot.microphone === 'on', snapshot.camera === 'on'];
  if (hears && sees) return words.doorOpened(otherName, words.withBoth);
  if (hears) return words.doorOpened(otherName, words.withMicrophone);
  return words.doorOpened(otherName, sees ? words.withCamera : words.withNeither);
}

/** A network that lets no call pass is named, with the ways out. */
function Connecting({ facts, call, snapshot, onExternal }: Omit<VeilProps, 'shows' | 'now'>) {
  const veil = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={veil} className={`${styles.veil} on-deep`}>
      <LoaderCircle className={styles.spin} aria-hidden="true" />
      <h2>{snapshot.hasFailed ? words.failed : words.connecting}</h2>
      <p>{snapshot.hasFailed ? words.failedText : connectingWords(facts, snapshot)}</p>
      {snapshot.hasFailed && (
        <>
          <Button variant="accent" icon={<RotateCw aria-hidden="true" />} onClick={() => call.restart()}>
            {words.tryAgain}
          </Button>
          {facts.link !== null && (
            <Button variant="outline" onClick={onExternal}>
              {words.external}
            </Button>
          )}
        </>
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
