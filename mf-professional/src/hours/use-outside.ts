import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import type { WorkingHours } from './hours';
import { setHours, type OutsideConsultation } from './set-hours';
import { HOURS_KEY } from './use-hours';

/** Coming consultations outside the saved hours. */
export function useOutsideNow() {
  return useRead({
    key: [HOURS_KEY, 'outside'],
    read: async (client): Promise<readonly OutsideConsultation[]> => {
      const { data, error } = await client.rpc('consultations_outside_hours');
      if (error) throw toAppError(error);
      return data.map(({ consultation_id, patient_name, starts_at, status }) => ({
        id: String(consultation_id),
        patientName: patient_name ?? '',
        startsAt: String(starts_at),
        status: status ?? 'pending',
      }));
    },
  });
}

/** Consultations for which another time waits for an answer. */
export function useProposed() {
  return useRead({
    key: [HOURS_KEY, 'proposed'],
    read: async (client): Promise<ReadonlySet<string>> => {
      const { data, error } = await client.from('proposals').select('consultation_id').eq('status', 'open');
      if (error) throw toAppError(error);
      return new Set(data.map(({ consultation_id }) => consultation_id));
    },
  });
}

/** Coming consultations outside hours that are not saved yet; null: nothing to ask. */
export function useOutsideDraft(hours: WorkingHours | null) {
  return useRead({
    key: [HOURS_KEY, 'outside', hours],
    enabled: hours !== null,
    placeholderData: keepPreviousData,
    read: (client) => (hours ? setHours(client, hours, { preview: true }) : Promise.resolve([])),
  });
}
