import { MonitorX } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './form.module.css';
import { useLeaveOthers } from './use-leave-others';

/** The way out of every other device: one that was lost, or is somebody else's. */
export function OtherDevices() {
  const leaving = useLeaveOthers();
  return (
    <Card as="section">
      <div className={styles.form}>
        <div>
          <h2>{copy.devices}</h2>
          <p className={styles.hint}>{copy.devicesHint}</p>
        </div>
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
      </div>
    </Card>
  );
}
