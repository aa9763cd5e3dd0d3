import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { APPOINTMENT_COLUMNS, appointmentFrom } from './appointment';

/** First part of every key of this person's consultations: what a payment or booking makes stale. */
export const APPOINTMENTS_KEY = 'appointments';

const HISTORY_LENGTH = 50;

/** The patient's pending and confirmed consultations that have not ended, soonest first. */
export function useUpcomingAppointments() {
  return useAppointments('upcoming', (now) => ({
    statuses: ['pending', 'scheduled'],
    endsAfter: now,
    ascending: true,
  }));
}

/** What is over: completed, missed, cancelled; the latest first, at most fifty. */
export function useAppointmentHistory() {
  return useAppointments('history', () => ({
    statuses: ['completed', 'no_show', 'cancelled'],
    ascending: false,
  }));
}

interface Selection {
  readonly statuses: ('pending' | 'scheduled' | 'completed' | 'no_show' | 'cancelled')[];
  readonly endsAfter?: string;
  readonly ascending: boolean;
}

function useAppointments(name: string, select: (now: string) => Selection) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, name, userId],
    enabled: userId !== null,
    queryFn: async () => {
      const client = await supabase();
      const { statuses, endsAfter, ascending } = select(new Date().toISOString());
      let query = client
        .from('consultations')
        .select(APPOINTMENT_COLUMNS)
        .eq('patient_id', userId ?? '')
        .in('status', statuses)
        .order('starts_at', { ascending })
        .limit(HISTORY_LENGTH);
      if (endsAfter) query = query.gt('ends_at', endsAfter);
      const { data, error } = await query;
      if (error) throw toAppError(error);
      return data.map(appointmentFrom);
    },
  });
}
