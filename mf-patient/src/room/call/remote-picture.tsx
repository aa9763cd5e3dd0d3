import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { callCopy } from './copy';
import { useSpeaker } from '../use-speaker';
import styles from './call.module.css';

interface RemotePictureProps {
  readonly stream: MediaStream;
  readonly label: string;
  /** Not without a camera: the sound goes on. */
  readonly isVisible: boolean;
  readonly isFrozen: boolean;
  /** A shared screen is shown whole, a camera fills the stage. */
  readonly isWhole: boolean;
}

/**
 * Sound and picture of the other side, as long as the call lasts. Sound has its own element: a video element plays none before
 * the first picture, and the other side may have no camera.
 */
export function RemotePicture({ stream, label, isVisible, isFrozen, isWhole }: RemotePictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement & { setSinkId?: (id: string) => Promise<void> }>(null);
  const [isSilent, setSilent] = useState(false);
  const speaker = useSpeaker();
  const play = () => {
    sound.current?.play().then(
      () => setSilent(false),
      // Interrupted by a newer stream: that one plays.
      (error: unknown) => setSilent(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  };
  useEffect(() => {
    if (!video.current || !sound.current) return;
    video.current.srcObject = stream;
    sound.current.srcObject = stream;
    play();
  }, [stream]);
  useEffect(() => {
    if (speaker !== null) sound.current?.setSinkId?.(speaker).catch(() => undefined);
  }, [speaker]);
  return (
    <>
      <video
        ref={video}
        className={classNames(
          styles.picture,
          isWhole && styles.whole,
          isFrozen && styles.frozen,
          !isVisible && styles.unseen,
        )}
        aria-label={label}
        autoPlay
        playsInline
        muted
      />
      <audio ref={sound} autoPlay />
      {isSilent && (
        <Button
          variant="accent"
          size="lg"
          className={styles.hear}
          icon={<Volume2 aria-hidden="true" />}
          onClick={play}
        >
          {callCopy.tapToHear}
        </Button>
      )}
    </>
  );
}
