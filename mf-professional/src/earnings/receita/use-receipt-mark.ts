import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { EARNINGS_KEY } from '../use-earnings';
import { receitaCopy } from './copy';

interface Mark {
  readonly paymentId: string;
  readonly isIssued: boolean;
}

/** Notes that the Receita Saúde of a payment was issued, or takes that back; then reads the month again. */
export function useReceiptMark(onDone: () => void) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: [EARNINGS_KEY] });
  return useWrite<void, Mark>({
    mutationFn: async ({ paymentId, isIssued }) => {
      const client = await supabase();
      const { error } = await client.rpc('mark_receita_saude', {
        payment_id: paymentId,
        is_issued: isIssued,
      });
      if (error) throw toAppError(error);
    },
    onSuccess: async (_, { isIssued }) => {
      await readAgain();
      toast({ kind: 'success', ...(isIssued ? receitaCopy.marked : receitaCopy.unmarked) });
      onDone();
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['receita-saude']) });
      void readAgain();
    },
  });
}
