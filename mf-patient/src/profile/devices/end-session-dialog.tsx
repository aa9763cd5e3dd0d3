import { formatInstant } from 'shared-domain/schedule';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import styles from './devices.module.css';
import type { SignedInDevice } from './use-devices';
import { useEndDevice } from './use-end-device';

interface EndSessionDialogProps {
  /** Null: closed. */
  readonly device: SignedInDevice | null;
  readonly onClose: () => void;
  /** Called after closing: the device left the list, and with it the button that opened the dialog. */
  readonly onEnded: () => void;
}

/** Explains the effect of ending a device's access and does it. */
export function EndSessionDialog({ device, onClose, onEnded }: EndSessionDialogProps) {
  const ending = useEndDevice(() => {
    onClose();
    onEnded();
  });
  return (
    <ConfirmDialog
      open={device !== null}
      title={copy.endTitle}
      action={copy.confirm}
      look={{ variant: 'danger' }}
      isRunning={ending.isRunning}
      onConfirm={() => device && ending.run(device)}
      onClose={onClose}
    >
      <div className={styles.ask}>
        {device && <p>{copy.question(device.name, formatInstant(device.since))}</p>}
        <p>{copy.consequence}</p>
        <p>{copy.advice}</p>
      </div>
    </ConfirmDialog>
  );
}
