import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError, toFunctionError } from 'shared-domain/errors';
import type { FeePercent } from 'shared-domain/fee';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';
import { copy } from './copy';
import { FEE_FUNCTION, FEE_KEY } from './use-fee';

export interface FeeUpdate {
  readonly from: FeePercent;
  readonly to: FeePercent;
  readonly notes: string;
  /** When the fee in `from` was stored: the server refuses once somebody else changed it. */
  readonly seenAt: Instant | null;
}

async function updateFee(client: PortalClient, { to, notes, seenAt }: FeeUpdate): Promise<void> {
  const { error } = await client.functions.invoke(FEE_FUNCTION, {
    body: { action: 'update_fee', feePercentage: to, notes, expectedUpdatedAt: seenAt },
  });
  if (error) throw await toFunctionError(error);
}

interface Outcome {
  readonly onDone: () => void;
  /** Somebody else changed the fee since it was shown. */
  readonly onConflict: (update: FeeUpdate) => void;
}

/** Changes the fee and reads it anew, also after a refusal: the shown one may be old. */
export function useFeeUpdate({ onDone, onConflict }: Outcome) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<void, FeeUpdate>({
    mutationFn: async (update) => updateFee(await supabase(), update),
    onSuccess: () => {
      toast({ kind: 'success', title: copy.doneTitle, text: copy.doneText });
      onDone();
    },
    onError: (failure, update) => {
      const error = toAppError(failure);
      toast({ kind: 'error', ...describeError(error, 'fee-update') });
      if (error.code === 'fee_conflict') onConflict(update);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [FEE_KEY] }),
  });
}
