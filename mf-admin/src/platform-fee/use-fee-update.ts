import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError, toFunctionError } from 'shared-domain/errors';
import type { FeePercent } from 'shared-domain/fee';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { FEE_FUNCTION, FEE_KEY } from './use-fee';

export interface FeeUpdate {
  readonly from: FeePercent;
  readonly to: FeePercent;
  readonly notes: string;
  /** When the fee in `from` was stored: the server refuses if another admin has changed it since. */
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
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField: (error: unknown) => boolean;
  /** Another admin changed the fee since it was shown. Called once the new fee is loaded. */
  readonly onConflict: (update: FeeUpdate) => void;
}

/** Changes the fee and refetches it, also after a refusal: the shown one may be stale. */
export function useFeeUpdate({ onDone, showAtField, onConflict }: Outcome) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: [FEE_KEY] });
  return useWrite<void, FeeUpdate>({
    mutationFn: async (update) => updateFee(await supabase(), update),
    onSuccess: () => {
      toast({ kind: 'success', title: copy.doneTitle, text: copy.doneText });
      onDone();
      return readAgain();
    },
    onError: async (failure, update) => {
      const error = toAppError(failure);
      const isAtField = showAtField(error);
      // The toast of a fee out of range is specified; a conflict is shown above the form.
      if (error.code === 'fee_out_of_range' || !(isAtField || error.code === 'fee_conflict'))
        toast({ kind: 'error', ...describeError(error, ADMIN_ERRORS['fee-update']) });
      // After other failures the dialog can be closed or retried while the fee is refetched.
      const reading = readAgain();
      if (error.code !== 'fee_conflict') return;
      await reading;
      onConflict(update);
    },
  });
}
