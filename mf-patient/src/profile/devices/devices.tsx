import { MonitorX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { DeviceRow } from './device-row';
import styles from './devices.module.css';
import { EndDialog } from './end-dialog';
import { useDevices, type SignedInDevice } from './use-devices';
import { useLeaveOthers } from './use-leave-others';

/** Where the person is signed in, and the way out of each other device: one that was lost, or is somebody else's. */
export function Devices() {
  const devices = useDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useLeaveOthers(() => heading.current?.focus());
  // Also where they cannot be shown: a lost device does not wait.
  const mayLeave = devices.isError || (devices.data?.length ?? 0) > 1;
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <p className={styles.hint}>{copy.hint}</p>
      </div>
      <RemoteView
        query={devices}
        level={3}
        skeleton={<SkeletonCard bare lines={2} />}
        failureText={copy.failedText}
      >
        {(list) => <DeviceList devices={list} />}
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
    </Card>
  );
}

function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const [asked, setAsked] = useState<SignedInDevice | null>(null);
  return (
    <>
      <ul aria-label={copy.title} className={styles.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => setAsked(device)} />
        ))}
      </ul>
      {devices.length === 1 && <p className={styles.hint}>{copy.alone}</p>}
      <EndDialog device={asked} onClose={() => setAsked(null)} />
    </>
  );
}
