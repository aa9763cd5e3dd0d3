import { useEffect, useEffectEvent, useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { PIX_CLOSE_MS } from 'shared-domain/pix';
import { useToast } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { copy } from './copy';

interface Payment {
  readonly onSimulate?: (() => Promise<unknown>) | undefined;
  readonly paid?: boolean | undefined;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/**
 * Transition from open to paid with its toasts; after the payment, notifies the caller and closes after a
 * moment.
 */
export function usePaid({ onSimulate, paid = false, onPaid, onClose }: Payment) {
  const toast = useToast();
  const errorToasts = useErrorToasts();
  const [state, setState] = useState<'open' | 'simulating' | 'paid'>('open');
  const isPaid = paid || state === 'paid';

  const finish = useEffectEvent(() => {
    onPaid();
    onClose();
  });
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(finish, PIX_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);

  const simulate = async () => {
    setState('simulating');
    try {
      await onSimulate?.();
      setState('paid');
      errorToasts.dismiss();
      toast(copy.toasts.paid);
    } catch (error) {
      setState('open');
      errorToasts.show(describeError(toAppError(error), 'payment'));
    }
  };
  return { paid: isPaid, simulating: state === 'simulating', simulate };
}
