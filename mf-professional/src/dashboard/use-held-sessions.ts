import { useInfiniteQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { SESSIONS_KEY } from './use-sessions';

/** A session that took place. */
export interface HeldSession {
  readonly id: string;
  readonly patientName: string;
  readonly startsAt: string;
  /** Where its recording is; null: none was stored. */
  readonly recording: string | null;
}

const PAGE_SIZE = 5;

type Cursor = Pick<HeldSession, 'id' | 'startsAt'>;

/** The professional's completed sessions, the last one first, a few at a time. */
export function useHeldSessions() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [SESSIONS_KEY, 'held', userId],
    enabled: userId !== null,
    initialPageParam: null as Cursor | null,
    queryFn: async ({ pageParam: last }) => {
      const client = await supabase();
      const held = client
        .from('consultations')
        .select('id, patient_name, starts_at, consultation_sessions(session_link)')
        .eq('professional_id', userId ?? '')
        .eq('status', 'completed');
      // Goes on by key, not by number: a session that is completed meanwhile moves no other to the next page.
      const older = last
        ? held.lte('starts_at', last.startsAt).or(`starts_at.lt.${last.startsAt},id.lt.${last.id}`)
        : held;
      const { data, error } = await older
        .order('starts_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than is shown, to know whether there are others.
        .limit(PAGE_SIZE + 1);
      if (error) throw toAppError(error);
      const sessions = data.slice(0, PAGE_SIZE).map((row): HeldSession => ({
        id: row.id,
        patientName: row.patient_name,
        startsAt: row.starts_at,
        recording: row.consultation_sessions?.session_link ?? null,
      }));
      return { sessions, next: data.length > PAGE_SIZE ? (sessions.at(-1) ?? null) : null };
    },
    getNextPageParam: ({ next }) => next,
  });
}
