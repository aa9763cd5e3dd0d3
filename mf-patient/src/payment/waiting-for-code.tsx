import { CircleAlert, LoaderCircle } from 'lucide-react';
import { PIX_SECONDS } from 'shared-domain/pix';
import { secondsUntil } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { moment } from './moment';
import type { Payment } from './payment';
import styles from './payment.module.css';
import type { useCharge } from './use-charge';

export function CreatingCode() {
  return (
    <>
      <Note
        icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}
        role="status"
        title={copy.creating}
      >
        {copy.creatingText}
      </Note>
      <SkeletonCard lines={4} bare />
    </>
  );
}

interface SilentBankProps {
  readonly payment: Payment;
  readonly charge: ReturnType<typeof useCharge>;
}

/** No code for two minutes, or the bank refused it. The time stays reserved. */
export function SilentBank({ payment: { expiresAt }, charge }: SilentBankProps) {
  const seconds = secondsUntil(expiresAt, useServerClock().now());
  return (
    <Note
      icon={<CircleAlert aria-hidden="true" />}
      tone="warm"
      role="alert"
      title={copy.silent}
      action={
        <Button variant="primary" loading={charge.isRunning} onClick={charge.retry}>
          {copy.retry}
        </Button>
      }
    >
      {seconds > 2 * PIX_SECONDS
        ? copy.silentUntil(moment(expiresAt))
        : copy.silentText(Math.max(1, Math.ceil(seconds / 60)))}
    </Note>
  );
}
