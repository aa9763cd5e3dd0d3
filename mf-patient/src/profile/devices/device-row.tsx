import { Monitor, Smartphone } from 'lucide-react';
import { formatInstant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './devices.module.css';
import type { SignedInDevice } from './use-devices';

interface DeviceRowProps {
  readonly device: SignedInDevice;
  /** Asks to end this device's access; not available for the current device. */
  readonly onEnd: () => void;
}

export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { name, isHandheld, since, lastUsedAt, isThis } = device;
  const Icon = isHandheld ? Smartphone : Monitor;
  return (
    <li className={styles.device}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <b>{name}</b>
        {isThis ? (
          <Tag tone="brand">{copy.this}</Tag>
        ) : (
          <small>{copy.lastUsed(formatInstant(lastUsedAt))}</small>
        )}
        <small>{copy.since(formatInstant(since))}</small>
      </div>
      {!isThis && (
        <Button variant="text" aria-label={copy.endLabel(name, formatInstant(since))} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}
