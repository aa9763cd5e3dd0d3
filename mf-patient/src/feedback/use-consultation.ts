import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { readPastConsultation, type PastConsultation } from '../parts/past-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** A consultation of the signed-in patient with its review; null if it is not the patient's. */
export function useConsultation(consultationId: string) {
  return useRead({
    key: [CONSULTATIONS_KEY, 'consultation', consultationId],
    read: async (client): Promise<PastConsultation | null> =>
      isUuid(consultationId) ? readPastConsultation(client, consultationId) : null,
  });
}
