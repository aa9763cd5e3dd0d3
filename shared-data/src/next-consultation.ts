import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from './query';
import { useLive, useOwnTopic } from './realtime';

export interface NextConsultation {
  readonly id: string;
  readonly startsAt: Instant;
  /** Where it takes place; null: not known yet. */
  readonly link: string | null;
}

interface NextOptions {
  /** Default: true. */
  readonly wanted?: boolean;
  /** Only consultations that start after the one given. */
  readonly isLater?: boolean;
}

/** The next confirmed, unfinished consultation between the participants of a consultation; null: none. */
export function useNextConsultation(
  consultationId: string,
  { wanted = true, isLater = false }: NextOptions = {},
) {
  // Begins like the keys of the areas' lists of consultations, which are invalidated by every change.
  const key = ['consultations', 'next', consultationId, isLater];
  const ownTopic = useOwnTopic();
  useLive(wanted ? ownTopic : null, ['consultations', 'payments'], key);
  return useRead({
    key,
    enabled: wanted,
    read: async (client): Promise<NextConsultation | null> => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('next_session', {
        consultation_id: consultationId,
        later: isLater,
      });
      if (error) throw toAppError(error);
      const [next] = data;
      return next ? { id: next.id, startsAt: next.starts_at, link: next.session_link } : null;
    },
  });
}
