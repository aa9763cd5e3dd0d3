import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { UpcomingConsultation } from './upcoming-consultation';
import { CONSULTATIONS_KEY } from './use-upcoming-consultations';

export type NextConsultation = Pick<UpcomingConsultation, 'id' | 'startsAt' | 'link'>;

/** The next confirmed, unfinished consultation between the participants of a consultation; null: none. */
export function useNextConsultation(consultationId: string) {
  const key = [CONSULTATIONS_KEY, 'next', consultationId];
  useLive(useOwnTopic(), ['consultations', 'payments'], key);
  return useRead({
    key,
    read: async (client): Promise<NextConsultation | null> => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('next_session', { consultation_id: consultationId });
      if (error) throw toAppError(error);
      const [next] = data;
      return next ? { id: next.id, startsAt: next.starts_at, link: next.session_link } : null;
    },
  });
}
