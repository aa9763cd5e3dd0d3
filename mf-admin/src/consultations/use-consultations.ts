import { toAppError } from 'shared-domain/errors';
import type { ShownStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import type { RowKey } from '../parts/paging/page';
import { usePagedQuery } from '../parts/paging/use-paged-query';
import type { ListState } from './list-state';

/** Query key prefixes of the list and of its totals: invalidated when a payment is marked as paid. */
export const CONSULTATIONS_KEY = 'admin-consultations';
export const CONSULTATION_COUNTS_KEY = 'admin-consultation-counts';

/** A row of the list. Day and time are São Paulo's. */
export interface Consultation {
  readonly key: RowKey;
  readonly day: string;
  readonly time: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly professionalName: string;
  readonly status: ShownStatus;
  readonly createdAt: string;
}

/** One page of the matching consultations, in the requested order. */
export function useConsultations(state: ListState) {
  const { search, status, professional, since, until, sort, page } = state;
  useLive('team:consultations', ['changed'], [CONSULTATIONS_KEY]);
  return usePagedQuery({
    key: [CONSULTATIONS_KEY, search, status, professional, since, until, sort],
    page,
    ascending: sort.ascending,
    read: async (client, { cursor, newer, size, signal }): Promise<Consultation[]> => {
      const { data, error } = await client
        .rpc('list_consultations', {
          search: search || null,
          status,
          professional: professional || null,
          since,
          until,
          sort_by: sort.by,
          cursor_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        key: { at: row[sort.by], id: row.id },
        day: row.consultation_date,
        time: row.consultation_time,
        patientName: row.patient_name,
        patientEmail: row.patient_email,
        professionalName: row.professional_name,
        status: row.state,
        createdAt: row.created_at,
      }));
    },
  });
}

/** Number of consultations in total and in three of the statuses. */
export function useConsultationCounts() {
  useLive('team:consultations', ['changed'], [CONSULTATION_COUNTS_KEY]);
  return useRead({
    key: [CONSULTATION_COUNTS_KEY],
    read: async (client) => {
      const { data, error } = await client.rpc('consultation_counts');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
