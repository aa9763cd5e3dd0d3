import { MicOff, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from 'shared-ui/class-names';
import { callCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import type { RoomSnapshot } from '../provider';
import { StreamVideo } from '../stream-video';
import styles from './self-view.module.css';

const CORNERS = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight'] as const;

/** The own picture, small; a press moves it to the next corner. */
export function SelfView({ snapshot }: { readonly snapshot: RoomSnapshot }) {
  const { local, camera, microphone } = snapshot;
  const [corner, setCorner] = useState(0);
  const next = () => setCorner((corner + 1) % CORNERS.length);
  const place = CORNERS[corner] ?? 'bottomRight';
  return (
    <button
      type="button"
      className={classNames(styles.self, styles[place])}
      aria-label={callCopy.moveSelf}
      onClick={next}
    >
      {local !== null && camera === 'on' ? (
        <StreamVideo stream={local} label={devicesCopy.previewLabel} className={styles.video} />
      ) : (
        <VideoOff aria-hidden="true" />
      )}
      <span className={styles.caption}>
        {microphone !== 'on' && <MicOff aria-hidden="true" />}
        {callCopy.you}
      </span>
    </button>
  );
}
