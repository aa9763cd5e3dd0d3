import { CircleCheck, LoaderCircle } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { formatBrl } from 'shared-domain/money';
import { PIX_SECONDS } from 'shared-domain/pix';
import { secondsUntil } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Button } from 'shared-ui/button';
import { CopyCode } from 'shared-ui/copy-code';
import { Note } from 'shared-ui/note';
import { TimeBar, TimeLeft, useCountdown } from 'shared-ui/pix-dialog';
import { QrCode } from 'shared-ui/qr-code';
import { copy } from './copy';
import { moment } from './moment';
import type { Payment } from './payment';
import styles from './payment.module.css';
import { useSimulation } from './use-simulation';

const COPYING = { copied: copy.copied, failed: describeError('unexpected', 'pix-copy') };

/** A code that can be paid: to copy, to scan, and for how long. */
export function OpenPayment({ payment, code }: { readonly payment: Payment; readonly code: string }) {
  const simulation = useSimulation(payment);
  return (
    <>
      <Deadline payment={payment} />
      <div className={styles.pay}>
        <p className={styles.amount}>{formatBrl(payment.amount)}</p>
        <CopyCode
          code={code}
          label={copy.codeLabel}
          toasts={COPYING}
          onCopied={simulation ? simulation.onCopied : undefined}
        />
        <ol className={styles.steps}>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Note
          icon={<LoaderCircle className={styles.turning} aria-hidden="true" />}
          tone="warm"
          role="status"
          title={copy.waiting}
        >
          {copy.waitingText}
        </Note>
        {simulation && (
          <Note
            icon={<CircleCheck aria-hidden="true" />}
            action={
              <Button loading={simulation.isPaying} onClick={simulation.pay}>
                {copy.simulate}
              </Button>
            }
          >
            {copy.simulatedText}
          </Note>
        )}
        <div className={styles.qr}>
          <QrCode code={code} label={copy.qrLabel} />
          <p>{copy.qrHint}</p>
        </div>
      </div>
    </>
  );
}

/** A code that is valid for days has no clock. */
function Deadline({ payment: { expiresAt } }: { readonly payment: Payment }) {
  const { now } = useServerClock();
  const seconds = useCountdown(expiresAt, now);
  if (secondsUntil(expiresAt, now()) > 2 * PIX_SECONDS)
    return <p className={styles.held}>{copy.payUntil(moment(expiresAt))}</p>;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.held}>{copy.held}</p>
        <TimeLeft seconds={seconds} />
      </div>
      <TimeBar seconds={seconds} />
    </>
  );
}
