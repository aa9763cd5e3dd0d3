import { MonitorX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { useFocusLater } from 'shared-ui/focus-later';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Hint, ProfileSection } from '../profile-section';
import { copy } from './copy';
import { DeviceRow } from './device-row';
import styles from './devices.module.css';
import { EndSessionDialog } from './end-session-dialog';
import { useDevices, type SignedInDevice } from './use-devices';
import { useSignOutOthers } from './use-sign-out-others';

/** Where the user is signed in, with a sign-out for every other device, for instance a lost one. */
export function Devices() {
  const devices = useDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = useFocusLater(heading);
  const leaving = useSignOutOthers(toHeading);
  // Also available when the list fails: a lost device is urgent.
  const mayLeave = devices.isError || (devices.data?.length ?? 0) > 1;
  return (
    <ProfileSection title={copy.title} hint={copy.hint} heading={heading}>
      <RemoteView
        query={devices}
        level={3}
        skeleton={<SkeletonCard bare lines={2} />}
        failureText={copy.failedText}
      >
        {(list) => <DeviceList devices={list} onEnded={toHeading} />}
      </RemoteView>
      {mayLeave && (
        <div className={styles.foot}>
          <Button
            variant="outline"
            icon={<MonitorX aria-hidden="true" />}
            loading={leaving.isRunning}
            onClick={() => leaving.run()}
          >
            {copy.leaveOthers}
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}

interface DeviceListProps {
  readonly devices: readonly SignedInDevice[];
  readonly onEnded: () => void;
}

function DeviceList({ devices, onEnded }: DeviceListProps) {
  const [asked, setAsked] = useState<SignedInDevice | null>(null);
  return (
    <>
      <ul aria-label={copy.title}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => setAsked(device)} />
        ))}
      </ul>
      {devices.length === 1 && <Hint>{copy.onlyThisDevice}</Hint>}
      <EndSessionDialog device={asked} onClose={() => setAsked(null)} onEnded={onEnded} />
    </>
  );
}
