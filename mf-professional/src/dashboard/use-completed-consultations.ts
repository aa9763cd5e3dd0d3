import { toAppError } from 'shared-domain/errors';
import { useInfiniteRead, type PageRequest } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/query-keys';
import type { Consultation } from './use-consultations';

/** A completed consultation. */
export type CompletedConsultation = Pick<Consultation, 'id' | 'patientName' | 'startsAt'> & {
  /** URL of its recording; null: none. */
  readonly recording: string | null;
};

const PAGE_SIZE = 5;

type Cursor = Pick<CompletedConsultation, 'id' | 'startsAt'>;

/** The professional's completed consultations, newest first, page by page. */
export function useCompletedConsultations() {
  return useInfiniteRead({
    key: [CONSULTATIONS_KEY, 'completed'],
    read: async (client, { userId, cursor: last }: PageRequest<Cursor>) => {
      const completed = client
        .from('consultations')
        .select('id, patient_name, starts_at, consultation_sessions(session_link)')
        .eq('professional_id', userId)
        .eq('status', 'completed');
      // Keyset pagination: a newly completed consultation does not shift the next page.
      const older = last
        ? completed.lte('starts_at', last.startsAt).or(`starts_at.lt.${last.startsAt},id.lt.${last.id}`)
        : completed;
      const { data, error } = await older
        .order('starts_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than is shown, to know whether there are others.
        .limit(PAGE_SIZE + 1);
      if (error) throw toAppError(error);
      const consultations = data.slice(0, PAGE_SIZE).map((row): CompletedConsultation => ({
        id: row.id,
        patientName: row.patient_name,
        startsAt: row.starts_at,
        recording: row.consultation_sessions?.session_link ?? null,
      }));
      return { consultations, next: data.length > PAGE_SIZE ? (consultations.at(-1) ?? null) : null };
    },
    next: (page) => page.next,
  });
}
