import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useServerClock } from 'shared-data/server-clock';
import { Card } from 'shared-ui/card';
import { useCountdown } from 'shared-ui/pix-dialog';
import { SkeletonCard } from 'shared-ui/skeleton';
import { ArrivalNote } from './arrival-note';
import {
  CancelledPayment,
  PaidPayment,
  RefusedCode,
  ReturnedPayment,
  UnavailablePayment,
  UnopenedPayment,
} from './ended-payment';
import { ExpiredPayment } from './expired-payment';
import { GiveUp } from './give-up';
import { OpenPayment } from './open-payment';
import { PaidConsultation } from './paid-consultation';
import type { Payment, PaymentState } from './payment';
import styles from './payment.module.css';
import { useCharge } from './use-charge';
import { useRefresh } from './use-refresh';
import { CreatingCode, SilentBank } from './waiting-for-code';

/** States in which the time is reserved and unpaid. */
const RESERVED: ReadonlySet<PaymentState> = new Set(['creating', 'silent', 'refused', 'open', 'unavailable']);

/** A payment in its state, beside what it is for. */
export function PaymentView({ payment }: { readonly payment: Payment }) {
  const clock = useServerClock();
  if (!clock.isMeasured) return <SkeletonCard lines={6} />;
  return (
    <div className={styles.layout}>
      <Card className={styles.card}>
        <InState payment={payment} now={clock.now} />
      </Card>
      <PaidConsultation payment={payment} />
    </div>
  );
}

interface StateProps {
  readonly payment: Payment;
  readonly charge: ReturnType<typeof useCharge>;
}

const VIEWS: Readonly<Record<PaymentState, (props: StateProps) => ReactNode>> = {
  creating: () => <CreatingCode />,
  silent: (props) => <SilentBank {...props} />,
  refused: ({ payment }) => <RefusedCode payment={payment} />,
  open: ({ payment }) => payment.code !== null && <OpenPayment payment={payment} code={payment.code} />,
  unavailable: () => <UnavailablePayment />,
  expired: ({ payment }) => <ExpiredPayment payment={payment} />,
  paid: ({ payment }) => <PaidPayment payment={payment} />,
  returned: ({ payment }) => <ReturnedPayment payment={payment} />,
  cancelled: ({ payment }) => <CancelledPayment payment={payment} />,
  not_open: ({ payment }) => <UnopenedPayment payment={payment} />,
};

function InState({ payment: read, now }: { readonly payment: Payment; readonly now: () => Date }) {
  const charge = useCharge(read);
  const payment = useExpiry(read, now);
  return (
    <>
      {payment.state !== 'returned' && <ArrivalNote payment={payment} />}
      {VIEWS[payment.state]({ payment, charge })}
      {RESERVED.has(payment.state) && <GiveUp payment={payment} />}
    </>
  );
}

/** The payment, expired as soon as the server's clock says so; what follows is read then. */
function useExpiry(payment: Payment, now: () => Date): Payment {
  const seconds = useCountdown(payment.expiresAt, now);
  const isOver = RESERVED.has(payment.state) && seconds === 0;
  const refresh = useRefresh(payment.consultationId);
  const read = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isOver) read();
  }, [isOver]);
  return isOver ? { ...payment, state: 'expired', code: null } : payment;
}
