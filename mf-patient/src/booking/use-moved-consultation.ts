import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** A consultation of the patient that is to be moved to another time. */
export interface MovedConsultation {
  readonly id: string;
  readonly startsAt: Instant;
  readonly status: ConsultationStatus;
  /** How often it was moved before. */
  readonly moves: number;
}

/** The patient's consultation with this professional; null when there is no such one. Asked for only with an id. */
export function useMovedConsultation(consultationId: string | null, professionalUserId: string) {
  return useRead({
    key: [CONSULTATIONS_KEY, 'moved', consultationId, professionalUserId],
    enabled: consultationId !== null,
    read: async (client, { userId }): Promise<MovedConsultation | null> => {
      if (!isUuid(consultationId ?? '') || !isUuid(professionalUserId)) return null;
      const { data, error } = await client
        .from('consultations')
        .select('id, starts_at, status, moves')
        .eq('id', consultationId ?? '')
        .eq('patient_id', userId)
        .eq('professional_id', professionalUserId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data && { id: data.id, startsAt: data.starts_at, status: data.status, moves: data.moves };
    },
  });
}
