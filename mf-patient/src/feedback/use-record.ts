import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-ui/query';
import { readRecord, type ConsultationRecord } from '../parts/consultation-record';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';

/** A consultation of the signed-in patient with its review; null when it is not the patient's. */
export function useRecord(consultationId: string) {
  return useRead({
    key: [APPOINTMENTS_KEY, 'record', consultationId],
    read: async (client): Promise<ConsultationRecord | null> =>
      isUuid(consultationId) ? readRecord(client, consultationId) : null,
  });
}
