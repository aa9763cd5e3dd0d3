import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';
import type { DayPeriod } from './agenda';

/** How many free times the patient of a consultation can choose from in a period; null: nothing to ask. */
export function usePeriodPreview(consultationId: string, period: DayPeriod | null) {
  return useRead({
    key: [AGENDA_KEY, 'period', consultationId, period],
    enabled: period !== null,
    // Patients book meanwhile.
    staleTime: 0,
    read: async (client) => {
      if (period === null) return 0;
      const { data, error } = await client.rpc('preview_period', {
        consultation_id: consultationId,
        from_day: period.from,
        to_day: period.to,
      });
      if (error) throw toAppError(error);
      return data.free;
    },
  });
}
