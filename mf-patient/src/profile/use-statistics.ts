import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { historySummaryFrom, type HistorySummary } from '../parts/history-summary';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

export interface Statistics extends HistorySummary {
  /** With how many professionals the person ever had a consultation. */
  readonly professionals: number;
}

/** What the person's consultations amount to, counted by the database. */
export function useStatistics() {
  return useRead({
    key: [CONSULTATIONS_KEY, 'statistics'],
    read: async (client): Promise<Statistics> => {
      const [summary, professionals] = await Promise.all([
        client.rpc('history_summary'),
        client.rpc('professionals_of_patient'),
      ]);
      if (summary.error ?? professionals.error) throw toAppError(summary.error ?? professionals.error);
      return { ...historySummaryFrom(summary.data), professionals: professionals.data?.length ?? 0 };
    },
  });
}
