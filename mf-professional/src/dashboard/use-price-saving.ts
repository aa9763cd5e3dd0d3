import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { formatBrl, type Cents } from 'shared-domain/money';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { savePrice } from './save-price';
import { PRACTICE_KEY } from '../parts/query-keys';

const { saved } = copy.price;

/**
 * Saves a price, confirms it, and refetches it. `showAtField` receives each error first and returns whether
 * it has shown it.
 */
export function usePriceSaving(onSaved: () => void, showAtField: (error: unknown) => boolean) {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (price: Cents) => savePrice(await supabase(), userId, price),
    onSuccess: (_, price) => {
      toast({ kind: 'success', title: saved.title, text: saved.text(formatBrl(price)) });
      onSaved();
      return queries.invalidateQueries({ queryKey: [PRACTICE_KEY] });
    },
    onError: (error) => {
      if (!showAtField(error))
        toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS.price) });
    },
  });
}
