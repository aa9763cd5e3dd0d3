import { chargeTxid, PIX_RECIPIENT, pixBrCode } from 'shared-domain/pix';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { PixCharge } from 'shared-ui/pix-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { useServerClock } from 'shared-data/server-clock';
import { payCopy } from './pay-copy';
import { useDeployment } from 'shared-data/deployment';
import { usePayment, usePaymentCalls } from './use-payment';

interface PayDialogProps {
  /** Null: closed. */
  readonly consultationId: string | null;
  readonly onClose: () => void;
}

/** The Pix charge of a consultation, as stored on the server. */
export function PayDialog({ consultationId, onClose }: PayDialogProps) {
  const open = consultationId !== null;
  const payment = usePayment(consultationId);
  const { simulate, renew, refresh } = usePaymentCalls(consultationId);
  const deployment = useDeployment(open);
  const clock = useServerClock();
  const close = () => {
    // While it was open the charge may have expired or been paid.
    void refresh();
    onClose();
  };
  return (
    <PlainDialog open={open} title={payCopy.pay} onClose={close}>
      <RemoteView
        query={payment}
        skeleton={<SkeletonCard lines={4} bare />}
        failureText={payCopy.paymentFailedText}
        level={3}
      >
        {(known) =>
          clock.isMeasured ? (
            <PixCharge
              amount={known.amount}
              expiresAt={known.expiresAt}
              now={clock.now}
              code={pixBrCode({
                ...PIX_RECIPIENT,
                amount: known.amount,
                txid: chargeTxid(known.id, known.charge),
              })}
              description={payCopy.paymentFor(known.professionalName)}
              paid={known.status === 'paid'}
              onSimulate={deployment.data?.simulatesPix ? () => simulate(known) : undefined}
              onRenew={() => renew(known)}
              onPaid={() => void refresh()}
              onClose={close}
            />
          ) : (
            <SkeletonCard lines={4} bare />
          )
        }
      </RemoteView>
    </PlainDialog>
  );
}
