import { toAppError } from 'shared-domain/errors';
import { addDays, dayOf, weekdayOf } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { useRead } from 'shared-ui/query';
import { useServerNow } from 'shared-ui/server-clock';

/** First part of the key of the professional's open sessions. */
export const SESSIONS_KEY = 'sessions';

/** A consultation as its professional sees it. Instants are UTC ISO strings. */
export interface Session {
  readonly id: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: ConsultationStatus;
  /** Null until the consultation has been paid. */
  readonly link: string | null;
}

/** Open sessions, soonest first: those that are coming or under way, and those over whose end nobody told yet. */
export interface Sessions {
  readonly coming: readonly Session[];
  readonly ended: readonly Session[];
}

const MOST = 50;
/** So often the list is read again: sessions end, and others book meanwhile. */
const EVERY_MS = 60_000;

export function useSessions() {
  const serverNow = useServerNow();
  return useRead({
    key: [SESSIONS_KEY],
    refetchInterval: EVERY_MS,
    read: async (client, { userId }): Promise<Sessions> => {
      const read = client
        .from('consultations')
        .select(
          'id, patient_name, patient_email, starts_at, ends_at, status, consultation_sessions(session_link)',
        )
        .eq('professional_id', userId)
        .in('status', ['pending', 'scheduled'])
        .order('starts_at')
        .limit(MOST);
      const [{ data, error }, now] = await Promise.all([read, serverNow()]);
      if (error) throw toAppError(error);
      const sessions = data.map((row) => ({
        id: row.id,
        patientName: row.patient_name,
        patientEmail: row.patient_email,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        status: row.status,
        link: row.consultation_sessions?.session_link ?? null,
      }));
      const isOver = ({ endsAt }: Session) => Date.parse(endsAt) <= now.getTime();
      return {
        coming: sessions.filter((session) => !isOver(session)),
        ended: sessions.filter((session) => isOver(session) && session.status === 'scheduled'),
      };
    },
  });
}

/** How many of the sessions are in the week that ends on Sunday. */
export function countThisWeek(sessions: readonly Session[], now: Date): number {
  const today = dayOf(now);
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  return sessions.filter(({ startsAt }) => dayOf(startsAt) <= sunday).length;
}
