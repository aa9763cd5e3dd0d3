import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../../parts/use-upcoming-consultations';
import { copy } from './copy';

/** What a patient reported of a consultation. */
export interface Absence {
  readonly consultationId: string;
  readonly reportedAt: Instant;
  /** refund: the professional did not come; pay: the professional is paid; null: an admin still decides. */
  readonly outcome: 'refund' | 'pay' | null;
}

/** The patient's reports that a professional did not come. They are few. */
export const useAbsences = () =>
  useRead({
    key: [CONSULTATIONS_KEY, 'absences'],
    read: async (client): Promise<readonly Absence[]> => {
      const { data, error } = await client.rpc('my_absences');
      if (error) throw toAppError(error);
      return data.map((row) => ({
        consultationId: row.consultation_id,
        reportedAt: row.reported_at,
        outcome: row.outcome as Absence['outcome'],
      }));
    },
  });

/** The report of one consultation; null: there is none; undefined: not known yet. */
export const useAbsence = (id: string): Absence | null | undefined => {
  const { data } = useAbsences();
  return data && (data.find(({ consultationId }) => consultationId === id) ?? null);
};

/** Reports that the professional did not come. */
export function useReport(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async ({ id, message }: { readonly id: string; readonly message: string }) => {
      const client = await supabase();
      const { error } = await client.rpc('report_absence', { consultation_id: id, message });
      if (error) throw toAppError(error);
    },
    onSuccess: () => {
      toast({ kind: 'success', title: copy.reported, text: copy.reportedText });
      onDone();
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'absence') }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] }),
  });
}
