import { CircleCheck } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { formatBrl, type Cents } from 'shared-domain/money';
import { PIX_SECONDS } from 'shared-domain/pix';
import { formatCountdown } from 'shared-domain/schedule';
import { Button } from '../button';
import { CopyCode } from '../copy-code';
import { Note } from '../note';
import { QrCode } from '../qr-code';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

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
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        <rect width={`${(seconds / PIX_SECONDS) * 100}%`} height="6" rx="3" />
      </svg>
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

/** Shows seconds; announces only selected minutes to screen readers. */
const SPOKEN_MINUTES = [10, 5, 2, 1];

function spoken(seconds: number): string {
  const minutes = SPOKEN_MINUTES.filter((minute) => seconds <= minute * 60).at(-1);
  return minutes === undefined ? '' : copy.minutesLeft(minutes);
}

function TimeLeft({ seconds }: { readonly seconds: number }) {
  return (
    <div className={styles.time}>
      <p className={styles.small}>{copy.expiresIn}</p>
      <p className={styles.count} role="timer">
        {formatCountdown(seconds)}
      </p>
      <p role="status" className="visually-hidden">
        {spoken(seconds)}
      </p>
    </div>
  );
}
