import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-ui/query';
import { useServerNow } from 'shared-ui/server-clock';
import { APPOINTMENT_COLUMNS, appointmentFrom } from './appointment';

/** First part of every key of this person's consultations: what a payment or booking makes stale. */
export const APPOINTMENTS_KEY = 'appointments';

/** More than anybody books ahead. */
const MOST = 100;

/** The patient's pending and confirmed consultations that have not ended, soonest first. */
export function useUpcomingAppointments() {
  const serverNow = useServerNow();
  return useRead({
    key: [APPOINTMENTS_KEY, 'upcoming'],
    read: async (client, { userId }) => {
      const read = client
        .from('consultations')
        .select(APPOINTMENT_COLUMNS)
        .eq('patient_id', userId)
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
