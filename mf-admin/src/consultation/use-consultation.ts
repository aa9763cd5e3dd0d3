import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import { useMay } from '../parts/team/use-team-access';

export const CONSULTATION_KEY = 'admin-consultation';

/** A consultation as the member's role reads it: no payment if the role reads no money. */
export type Consultation = Database['public']['Functions']['read_consultation']['Returns'];

/** What happened to it. */
export type ConsultationEvent = Consultation['events'][number];

/** One consultation; null if the role finds none with this id. The server logs the reading, once an hour. */
export function useConsultation(id: string) {
  const readsMoney = useMay()('money.read');
  useLive('team:consultations', ['changed'], [CONSULTATION_KEY]);
  useLive(readsMoney ? 'team:payments' : null, ['changed'], [CONSULTATION_KEY]);
  return useRead({
    key: [CONSULTATION_KEY, id],
    read: async (client): Promise<Consultation | null> => {
      if (!isUuid(id)) return null;
      const { data, error } = await client.rpc('read_consultation', { consultation_id: id });
      if (!error) return data;
      const failure = toAppError(error);
      if (failure.code === 'consultation_not_found') return null;
      throw failure;
    },
  });
}
