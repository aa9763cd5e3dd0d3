import { CircleCheck } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { formatBrl, type Cents } from 'shared-domain/money';
import { Button } from '../button';
import { CopyCode } from '../copy-code';
import { Note } from '../note';
import { QrCode } from '../qr-code';
import { copy } from './copy';
import styles from './pix-dialog.module.css';
import { TimeBar, TimeLeft } from './time-left';

const COPYING = { copied: copy.toasts.copied, failed: describeError('unexpected', 'pix-copy') };

interface OpenChargeProps {
  readonly amount: Cents;
  readonly code: string;
  readonly description: string | undefined;
  readonly note: string | undefined;
  readonly seconds: number;
  readonly simulating: boolean;
  readonly onSimulate: (() => void) | undefined;
}

/** An open charge: amount, time left, QR code, code to copy. */
export function OpenCharge(props: OpenChargeProps) {
  const { amount, code, description, note = copy.note, seconds, simulating, onSimulate } = props;
  return (
    <div className={styles.stack}>
      <div className={styles.figures}>
        <div>
          {description && <p className={styles.small}>{description}</p>}
          <p className={styles.amount}>{formatBrl(amount)}</p>
        </div>
        <TimeLeft seconds={seconds} />
      </div>
      <TimeBar seconds={seconds} />
      <QrCode code={code} label={copy.qrLabel} />
      <CopyCode code={code} label={copy.codeLabel} toasts={COPYING} />
      <Note icon={<CircleCheck aria-hidden="true" />}>{note}</Note>
      {onSimulate && (
        <Button block loading={simulating} onClick={onSimulate}>
          {copy.simulate}
        </Button>
      )}
    </div>
  );
}
