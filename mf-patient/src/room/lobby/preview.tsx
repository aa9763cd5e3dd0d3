import { Settings2, ShieldCheck, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { DeviceControls } from '../call/device-controls';
import { Control } from '../control';
import { devicesCopy } from '../devices-copy';
import type { Room, RoomSnapshot } from '../provider';
import { StreamVideo } from '../stream-video';
import styles from './preview.module.css';
import type { Asking } from './use-asking';

const words = devicesCopy;

interface PreviewProps {
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  readonly asking: Asking;
  readonly onChoose: () => void;
}

/** The own picture before entering, mirrored; before the browser asks, why it will. */
export function Preview({ call, snapshot, asking, onChoose }: PreviewProps) {
  const { local, camera } = snapshot;
  const section = useFocusFallback<HTMLDivElement>();
  const blocked =
    snapshot.cameraProblem === 'denied' && words.blocked[asking.denied === 'both' ? 'both' : 'camera'];
  const isShown = local !== null && camera === 'on';
  return (
    <div ref={section} className={`${styles.preview} on-deep`}>
      {isShown && (
        <>
          <StreamVideo stream={local} label={words.previewLabel} className={styles.video} />
          <span className={styles.name}>{words.preview}</span>
        </>
      )}
      {!asking.isAsked && <Ask asking={asking} />}
      {asking.isAsked && !isShown && (
        <Dark icon={<VideoOff aria-hidden="true" />} title={blocked || words.cameraOff}>
          {blocked && words.blockedBy}
        </Dark>
      )}
      {(local !== null || (asking.isAsked && camera === 'off')) && (
        <div className={styles.bar}>
          <DeviceControls call={call} snapshot={snapshot} />
          <Control label={words.settings} icon={Settings2} onClick={onChoose} />
        </div>
      )}
    </div>
  );
}

function Ask({ asking }: { readonly asking: Asking }) {
  return (
    <Dark icon={<ShieldCheck aria-hidden="true" />} title={words.askTitle}>
      {words.askText}
      <Button variant="accent" loading={asking.isAsking} onClick={() => void asking.ask()}>
        {words.allow}
      </Button>
      <span role="status">{asking.isAsking && words.asking}</span>
    </Dark>
  );
}

interface DarkProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}

function Dark({ icon, title, children }: DarkProps) {
  return (
    <div className={styles.dark}>
      {icon}
      <strong>{title}</strong>
      {children}
    </div>
  );
}
