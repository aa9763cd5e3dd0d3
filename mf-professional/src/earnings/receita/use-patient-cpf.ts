import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';

/** The patient's CPF of a completed consultation, on request, because each reading is recorded; null: they have none. */
export function usePatientCpf(paymentId: string) {
  const supabase = useSupabase();
  const toast = useToast();
  const [cpf, setCpf] = useState<string | null>();
  const reading = useWrite<string | null>({
    mutationFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('read_patient_cpf', { payment_id: paymentId });
      if (error) throw toAppError(error);
      return data;
    },
    onSuccess: setCpf,
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['patient-cpf']) }),
  });
  return { cpf, reading };
}
