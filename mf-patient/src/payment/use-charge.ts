import { useEffect, useEffectEvent } from 'react';
import { AppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import type { Payment } from './payment';
import { useRefresh } from './use-refresh';

/** How many calls were sent; none if the bank was asked just before. */
interface Sent {
  readonly answered: number;
  /** Without a certain answer. */
  readonly uncertain: number;
}

interface Asking {
  /** The patient waits for the outcome. */
  readonly isRetry: boolean;
}

/**
 * Has the bank asked for the code at once, once for each charge that waits for it, and again by `retry`. If that fails the
 * server's job asks within a minute.
 */
export function useCharge({ consultationId, charge, state }: Payment) {
  const supabase = useSupabase();
  const toast = useToast();
  const refresh = useRefresh(consultationId);
  const asking = useWrite({
    mutationFn: async (_: Asking) => {
      const client = await supabase();
      const { data, error } = await client.functions.invoke<{ data: Sent }>('open-charge', {
        body: { consultation: consultationId },
      });
      await refresh();
      if (error || !data || data.data.uncertain > 0) throw new AppError('unexpected');
      return data.data;
    },
    onSuccess: ({ answered }, { isRetry }) => {
      if (isRetry && answered === 0) toast({ kind: 'info', ...copy.askedAlready });
    },
    onError: (_, { isRetry }) => {
      if (isRetry) toast({ kind: 'error', ...copy.stillSilent });
    },
  });
  const askAtOnce = useEffectEvent(() => asking.run({ isRetry: false }));
  useEffect(() => {
    if (state === 'creating') askAtOnce();
  }, [state, charge]);
  return { isRunning: asking.isRunning, retry: () => asking.run({ isRetry: true }) };
}
