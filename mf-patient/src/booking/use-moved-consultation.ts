import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { isUuid } from 'shared-domain/uuid';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';

/** A consultation of the patient that is to be moved to another time. */
export interface MovedConsultation {
  readonly id: string;
  readonly startsAt: Instant;
  readonly status: ConsultationStatus;
}

/** The patient's consultation with this professional; null when there is no such one. Asked for only with an id. */
export function useMovedConsultation(consultationId: string | null, professionalUserId: string) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, 'moved', consultationId, professionalUserId, userId],
    enabled: consultationId !== null && userId !== null,
    queryFn: async (): Promise<MovedConsultation | null> => {
      if (!isUuid(consultationId ?? '')) return null;
      const client = await supabase();
      const { data, error } = await client
        .from('consultations')
        .select('id, starts_at, status')
        .eq('id', consultationId ?? '')
        .eq('patient_id', userId ?? '')
        .eq('professional_id', professionalUserId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data && { id: data.id, startsAt: data.starts_at, status: data.status };
    },
  });
}
