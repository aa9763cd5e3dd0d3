import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { useServerNow } from 'shared-ui/server-clock';
import { APPOINTMENT_COLUMNS, appointmentFrom } from './appointment';

/** First part of every key of this person's consultations: what a payment or booking makes stale. */
export const APPOINTMENTS_KEY = 'appointments';

/** More than anybody books ahead. */
const MOST = 100;

/** The patient's pending and confirmed consultations that have not ended, soonest first. */
export function useUpcomingAppointments() {
  const supabase = useSupabase();
  const userId = useUserId();
  const serverNow = useServerNow();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, 'upcoming', userId],
    enabled: userId !== null,
    queryFn: async () => {
      const client = await supabase();
      const read = client
        .from('consultations')
        .select(APPOINTMENT_COLUMNS)
        .eq('patient_id', userId ?? '')
        .in('status', ['pending', 'scheduled'])
        .order('starts_at')
        .limit(MOST);
      // Asked at the same time. What has ended is told apart here: it stays open for a day at most.
      const [{ data, error }, now] = await Promise.all([read, serverNow()]);
      if (error) throw toAppError(error);
      return data.filter((row) => Date.parse(row.ends_at) > now.getTime()).map(appointmentFrom);
    },
  });
}
