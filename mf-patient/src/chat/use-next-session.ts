import { queryOptions, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase } from 'shared-portal/portal';
import { useServerNow } from 'shared-ui/server-clock';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';
import type { Conversation } from './conversation';

export interface NextSession {
  readonly startsAt: Instant;
  readonly link: string | null;
}

type Pair = Pick<Conversation, 'patientId' | 'professionalId'>;
type Client = () => Promise<PortalClient>;

/** A session stays open for a day at most after its end, so few of the scheduled ones are over. */
const SCHEDULED = 20;

/** The two people's next confirmed session that is not over; null: none. */
export const nextSessionQuery = (
  supabase: Client,
  serverNow: () => Promise<Date>,
  { patientId, professionalId }: Pair,
) =>
  queryOptions({
    queryKey: [APPOINTMENTS_KEY, 'next', patientId, professionalId],
    queryFn: async (): Promise<NextSession | null> => {
      const client = await supabase();
      const read = client
        .from('consultations')
        .select('starts_at, ends_at, consultation_sessions(session_link)')
        .eq('patient_id', patientId)
        .eq('professional_id', professionalId)
        .eq('status', 'scheduled')
        .order('starts_at')
        .limit(SCHEDULED);
      const [{ data, error }, now] = await Promise.all([read, serverNow()]);
      if (error) throw toAppError(error);
      const next = data.find((row) => Date.parse(row.ends_at) > now.getTime());
      return next
        ? { startsAt: next.starts_at, link: next.consultation_sessions?.session_link ?? null }
        : null;
    },
  });

export const useNextSession = (conversation: Conversation) =>
  useQuery(nextSessionQuery(useSupabase(), useServerNow(), conversation));
