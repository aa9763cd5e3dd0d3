import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import type { FormOfAddress } from 'shared-domain/specialties';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { PRACTICE_KEY } from '../parts/query-keys';

/** Saves the form of address, confirms it, and refetches the record. */
export function useFormOfAddress(onFailed: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (form: FormOfAddress) => {
      const client = await supabase();
      const { error } = await client.rpc('choose_form_of_address', { form_of_address: form });
      if (error) throw toAppError(error);
    },
    onSuccess: () => {
      toast({ kind: 'success', ...copy.addressSaved });
      return queries.invalidateQueries({ queryKey: [PRACTICE_KEY] });
    },
    onError: (error) => {
      onFailed();
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['form-of-address']) });
    },
  });
}
