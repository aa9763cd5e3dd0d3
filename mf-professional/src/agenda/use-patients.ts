import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

/** A patient of the professional's: they have paid a consultation. */
export interface OwnPatient {
  readonly id: string;
  readonly name: string;
  readonly nextAt: Instant | null;
  readonly lastAt: Instant | null;
}

const SHOWN = 6;

/** Patients for whom the professional can book, by name; a search needs two letters. */
export function usePatients(search: string) {
  return useRead({
    key: [AGENDA_KEY, 'patients', search],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<readonly OwnPatient[]> => {
      const { data, error } = await client
        .rpc('list_patients', { search: search || null, situation: 'bookable', page_size: SHOWN })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return (data?.patients ?? []).map(({ id, name, next, last_at }) => ({
        id,
        name,
        nextAt: next?.starts_at ?? null,
        lastAt: last_at,
      }));
    },
  });
}

/** One of the professional's patients by id; null: none. */
export function usePatient(id: string | null) {
  return useRead({
    key: [AGENDA_KEY, 'patient', id],
    enabled: id !== null,
    read: async (client, { userId }): Promise<OwnPatient | null> => {
      if (id === null || !isUuid(id)) return null;
      const { data, error } = await client
        .from('consultations')
        .select('patient_name')
        .eq('professional_id', userId)
        .eq('patient_id', id)
        .order('starts_at', { ascending: false })
        .limit(1);
      if (error) throw toAppError(error);
      const [found] = data;
      return found ? { id, name: found.patient_name, nextAt: null, lastAt: null } : null;
    },
  });
}
