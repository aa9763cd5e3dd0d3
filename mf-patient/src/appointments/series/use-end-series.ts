import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../../parts/use-upcoming-consultations';
import { copy } from './copy';

interface Ending {
  readonly seriesId: string;
  /** Number of the first date that is cancelled; null: all that has not begun. */
  readonly from: number | null;
  /** The dialog has said that a paid date is not refunded. */
  readonly withoutRefund: boolean;
}

/** Ends a series and reports the result. If a refund ended meanwhile, the dates are read again and the dialog asks again. */
export function useEndSeries(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return useWrite({
    mutationFn: async ({ seriesId, from, withoutRefund }: Ending) => {
      const client = await supabase();
      const { data, error } = await client.rpc('end_series', {
        series_id: seriesId,
        from_number: from,
        without_refund: withoutRefund,
      });
      if (error) throw toAppError(error);
      return data;
    },
    onSuccess: ({ cancelled, refund_due }) => {
      toast({ kind: 'success', title: copy.ended, text: copy.endedText(cancelled, refund_due) });
      onDone();
      refresh();
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, 'series-end') });
      if (code === 'series_not_found') onDone();
      refresh();
    },
  });
}
