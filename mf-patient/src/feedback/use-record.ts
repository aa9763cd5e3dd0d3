import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import type { PortalClient } from 'shared-portal/contract';
import { useRead } from 'shared-ui/query';
import { readRecords, type ConsultationRecord } from '../parts/consultation-record';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';

/** Sorts after every other identifier. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** A person's bookings of one slot with one professional: cancelled ones, and one that took place. */
const SAME_SLOT = 20;

/** A consultation of the signed-in patient with its review; null when it is not the patient's. */
export function useRecord(consultationId: string) {
  return useRead({
    key: [APPOINTMENTS_KEY, 'record', consultationId],
    read: async (client, { userId }): Promise<ConsultationRecord | null> =>
      isUuid(consultationId) ? readRecord(client, consultationId, userId) : null,
  });
}

async function readRecord(client: PortalClient, consultationId: string, userId: string) {
  const { data, error } = await client
    .from('consultations')
    .select('starts_at, professional_id')
    .eq('id', consultationId)
    .eq('patient_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  if (!data) return null;
  const sameSlot = await readRecords(
    client,
    { professionalId: data.professional_id, period: null },
    { startsAt: data.starts_at, id: LAST_ID },
    SAME_SLOT,
  );
  return sameSlot.find(({ id }) => id === consultationId) ?? null;
}
