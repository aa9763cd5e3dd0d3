import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { patientsServed } from 'shared-domain/estimates';
import { DEFAULT_DASHBOARD_RATING } from 'shared-domain/rating';
import type { ConsultationStatus } from 'shared-domain/status';
import { useSupabase, useUserId } from 'shared-portal/portal';

/** A consultation as its professional sees it. Instants are UTC ISO strings. */
export interface Session {
  readonly id: string;
  readonly patientName: string;
  readonly startsAt: string;
  readonly status: ConsultationStatus;
  /** Null until the consultation has been paid. */
  readonly link: string | null;
}

const UPCOMING_LENGTH = 50;

/** Pending and confirmed consultations with this professional that have not ended, soonest first. */
export function useUpcomingSessions() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['sessions', userId],
    enabled: userId !== null,
    queryFn: async (): Promise<Session[]> => {
      const client = await supabase();
      const { data, error } = await client
        .from('consultations')
        .select('id, patient_name, starts_at, status, consultation_sessions(session_link)')
        .eq('professional_id', userId ?? '')
        .in('status', ['pending', 'scheduled'])
        .gt('ends_at', new Date().toISOString())
        .order('starts_at')
        .limit(UPCOMING_LENGTH);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        id: row.id,
        patientName: row.patient_name,
        startsAt: row.starts_at,
        status: row.status,
        link: row.consultation_sessions?.session_link ?? null,
      }));
    },
  });
}

export interface PracticeFigures {
  readonly consultations: number;
  /** One decimal; the stated figure while there is no review. */
  readonly rating: number;
  readonly reviews: number;
  /** Estimated from the number of consultations. */
  readonly patients: number;
}

/** The three figures on top of the dashboard. */
export function usePracticeFigures() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['practice-figures', userId],
    enabled: userId !== null,
    queryFn: async (): Promise<PracticeFigures> => {
      const client = await supabase();
      const [count, professional] = await Promise.all([
        client
          .from('consultations')
          .select('id', { count: 'exact', head: true })
          .eq('professional_id', userId ?? ''),
        client
          .from('professionals')
          .select('rating, total_reviews')
          .eq('user_id', userId ?? '')
          .single(),
      ]);
      const error = count.error ?? professional.error;
      if (error) throw toAppError(error);
      const consultations = count.count ?? 0;
      return {
        consultations,
        rating: professional.data?.rating ?? DEFAULT_DASHBOARD_RATING,
        reviews: professional.data?.total_reviews ?? 0,
        patients: patientsServed(consultations),
      };
    },
  });
}
