import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase } from 'shared-portal/portal';
import { useServerNow } from 'shared-ui/server-clock';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';
import type { Conversation } from './conversation';

export interface NextSession {
  readonly startsAt: Instant;
  readonly link: string | null;
}

/** The two people's next confirmed session that is not over; null: none. */
export function useNextSession({ patientId, professionalId }: Conversation) {
  const supabase = useSupabase();
  const serverNow = useServerNow();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, 'next', patientId, professionalId],
    queryFn: async (): Promise<NextSession | null> => {
      const client = await supabase();
      const now = await serverNow();
      const { data, error } = await client
        .from('consultations')
        .select('starts_at, consultation_sessions(session_link)')
        .eq('patient_id', patientId)
        .eq('professional_id', professionalId)
        .eq('status', 'scheduled')
        .gt('ends_at', now.toISOString())
        .order('starts_at')
        .limit(1)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data && { startsAt: data.starts_at, link: data.consultation_sessions?.session_link ?? null };
    },
  });
}
