import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import type { PortalClient } from 'shared-portal/contract';
import { readPastConsultation, type PastConsultation } from '../parts/past-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

export interface ConsultationDetails extends PastConsultation {
  /** Which date of how many of its series; null: a single consultation. */
  readonly seriesDate: { readonly number: number; readonly all: number } | null;
}

/** One of the patient's consultations, upcoming or past; null if it is not theirs. Read while `id` is given. */
export const useConsultation = (id: string | null) =>
  useRead({
    key: [CONSULTATIONS_KEY, 'one', id],
    enabled: id !== null,
    read: async (client): Promise<ConsultationDetails | null> => {
      if (id === null || !isUuid(id)) return null;
      const [consultation, seriesDate] = await Promise.all([
        readPastConsultation(client, id),
        readSeriesDate(client, id),
      ]);
      return consultation && { ...consultation, seriesDate };
    },
  });

async function readSeriesDate(client: PortalClient, id: string): Promise<ConsultationDetails['seriesDate']> {
  const { data, error } = await client
    .from('consultations')
    .select('series_number, consultation_series(occurrences)')
    .eq('id', id)
    .maybeSingle();
  if (error) throw toAppError(error);
  const number = data?.series_number ?? null;
  const all = data?.consultation_series?.occurrences;
  return number === null || all === undefined ? null : { number, all };
}
