import { useEffect, useEffectEvent, useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { useDeployment } from 'shared-data/deployment';
import { useWrite } from 'shared-data/query';
import { useSupabase, useToast } from 'shared-portal/portal';
import { copy } from './copy';
import type { Payment } from './payment';
import { useRefresh } from './use-refresh';

/** A demonstration's patient pays in the bank's app for this long. */
const PAYING_MS = 5000;

/** Payments of a demonstration: by a button, and by themselves after the code was copied. Null where money is real. */
export function useSimulation({ id, consultationId, charge }: Payment) {
  const deployment = useDeployment();
  const supabase = useSupabase();
  const toast = useToast();
  const refresh = useRefresh(consultationId);
  const [isCopied, setCopied] = useState(false);
  const paying = useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { error } = await client.rpc('simulate_payment', { payment_id: id, charge_number: charge });
      if (error) throw toAppError(error);
      await refresh();
    },
    onSuccess: () => toast({ kind: 'success', ...copy.simulated }),
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'payment') }),
  });
  const pay = useEffectEvent(() => paying.run());
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(pay, PAYING_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!deployment.data?.simulatesPix) return null;
  return { pay: () => paying.run(), isPaying: paying.isRunning, onCopied: () => setCopied(true) };
}
