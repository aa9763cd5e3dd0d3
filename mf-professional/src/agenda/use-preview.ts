import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

/** What the server says of a time for a patient. */
export type PreviewState =
  'free' | 'outside_hours' | 'holiday' | 'closed' | 'blocked' | 'taken' | 'past' | 'too_soon' | 'too_far';

/** Whether the professional may book it. */
export const IS_BOOKABLE: Readonly<Record<PreviewState, boolean>> = {
  free: true,
  outside_hours: true,
  holiday: true,
  closed: true,
  blocked: false,
  taken: false,
  past: false,
  too_soon: false,
  too_far: false,
};

export interface PreviewedTime {
  readonly startsAt: Instant;
  readonly state: PreviewState;
}

/** Asks about a time for a patient. Without a time, whether they are the professional's; without a patient, nothing. */
export function usePreview(patientId: string | null, startsAt: Instant | null) {
  return useRead({
    key: [AGENDA_KEY, 'preview', patientId, startsAt],
    enabled: patientId !== null,
    // Another patient may book it meanwhile.
    staleTime: 0,
    read: async (client): Promise<PreviewedTime | null> => {
      const { data, error } = await client.rpc('preview_for_patient', {
        patient_id: patientId ?? '',
        starts_at: startsAt ? [startsAt] : [],
      });
      if (error) throw toAppError(error);
      const [time] = data;
      if (startsAt === null) return null;
      if (!time) throw toAppError({ code: 'slot_invalid', message: 'No answer about this time.' });
      return { startsAt: time.starts_at, state: time.state as PreviewState };
    },
  });
}
