import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { ConsultationStatus } from 'shared-domain/status';
import { useSupabase, useUserId } from 'shared-portal/portal';
import type { ListState, Page, RowKey } from './list-state';

export const PAGE_SIZE = 20;

/** A line of the list. Day and time are São Paulo's. */
export interface ConsultationEntry {
  readonly key: RowKey;
  readonly day: string;
  readonly time: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly status: ConsultationStatus;
  readonly createdAt: string;
}

export interface ConsultationPage {
  readonly entries: readonly ConsultationEntry[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Pages towards the newer end are read backwards. */
const readsNewer = ({ at }: Page) => at === 'last' || at === 'before';

/** One page of all consultations that fit, latest first. One row more than shown is asked for. */
export function useConsultations({ search, status, page }: ListState) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['admin-consultations', userId, search, status, page],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ConsultationPage> => {
      const client = await supabase();
      const cursor = 'row' in page ? page.row : null;
      const { data, error } = await client.rpc('list_consultations', {
        search: search || null,
        status,
        cursor_starts_at: cursor?.startsAt ?? null,
        cursor_id: cursor?.id ?? null,
        newer: readsNewer(page),
        page_size: PAGE_SIZE + 1,
      });
      if (error) throw toAppError(error);
      const more = data.length > PAGE_SIZE;
      const rows = data.slice(0, PAGE_SIZE).map((row) => ({
        key: { startsAt: row.starts_at, id: row.id },
        day: row.consultation_date,
        time: row.consultation_time,
        patientName: row.patient_name,
        patientEmail: row.patient_email,
        status: row.status,
        createdAt: row.created_at,
      }));
      return readsNewer(page)
        ? { entries: rows.reverse(), hasPrevious: more, hasNext: page.at === 'before' }
        : { entries: rows, hasPrevious: page.at === 'after', hasNext: more };
    },
  });
}

export interface ConsultationCounts {
  readonly total: number;
  readonly scheduled: number;
  readonly completed: number;
  readonly cancelled: number;
}

/** How many consultations there are in all, and in three of the statuses. */
export function useConsultationCounts() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['admin-consultation-counts', userId],
    enabled: userId !== null,
    queryFn: async (): Promise<ConsultationCounts> => {
      const client = await supabase();
      const { data, error } = await client.rpc('consultation_counts');
      if (error) throw toAppError(error);
      return data as unknown as ConsultationCounts; // the procedure's own shape
    },
  });
}
