import { useEffect, useEffectEvent } from 'react';
import { AppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import type { Payment } from './payment';
import { useRefresh } from './use-refresh';

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
      const { data, error } = await client.functions.invoke<{ data: { answered: number } }>('open-charge', {
        body: { consultation: consultationId },
      });
      await refresh();
      if (error || data?.data.answered !== 1) throw new AppError('unexpected');
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
