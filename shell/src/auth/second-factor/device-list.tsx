import { useState } from 'react';
import { Smartphone } from 'lucide-react';
import { describeError, toAppError } from 'shared-domain/errors';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { usePortal, useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import { useTask } from '../frame/use-task';
import { copy } from './copy';
import { isGone, removeDevice, type Device } from './factors';
import styles from './device-list.module.css';

const words = copy.devices;
const nameOf = ({ name }: Device) => name || words.unnamed;

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly onRemoved: () => Promise<void>;
}

/** The verified devices, each with a remove button. */
export function DeviceList({ devices, onRemoved }: DeviceListProps) {
  const [asking, setAsking] = useState<Device | null>(null);
  if (devices.length === 0)
    return (
      <Note icon={<Smartphone aria-hidden="true" />} title={words.none}>
        {words.noneText}
      </Note>
    );
  return (
    <section aria-label={words.list}>
      <h2 className={styles.heading}>{words.list}</h2>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <Smartphone aria-hidden="true" />
            <p className={styles.name}>
              {nameOf(device)}
              <span className={styles.since}>{words.since(formatDayNumeric(dayOf(device.since)))}</span>
            </p>
            <Button
              variant="text"
              aria-label={words.removeNamed(nameOf(device))}
              onClick={() => setAsking(device)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Removal
        device={asking}
        isLast={devices.length === 1}
        onClose={() => setAsking(null)}
        onRemoved={onRemoved}
      />
    </section>
  );
}

interface RemovalProps extends Pick<DeviceListProps, 'onRemoved'> {
  /** Null: no confirmation is open. */
  readonly device: Device | null;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

function Removal({ device, isLast, onClose, onRemoved }: RemovalProps) {
  const portal = usePortal();
  const toast = useToast();
  const { run, isRunning } = useTask(async ({ id }: Device) => {
    try {
      await removeDevice(portal, id);
      toast({ kind: 'success', title: words.removed });
      onClose();
      await onRemoved();
    } catch (error) {
      toast({ kind: 'error', ...describeError(toAppError(error), 'second-factor') });
      if (!isGone(error)) return;
      onClose();
      await onRemoved();
    }
  });
  return (
    <ConfirmDialog
      open={device !== null}
      title={copy.removal.title(device ? nameOf(device) : '')}
      cancel={copy.removal.keep}
      action={copy.removal.remove}
      look={{ variant: 'danger' }}
      isRunning={isRunning}
      onConfirm={() => device && run(device)}
      onClose={onClose}
    >
      <p>
        {copy.removal.text} {isLast && copy.removal.last}
      </p>
    </ConfirmDialog>
  );
}
