import { toAppError } from 'shared-domain/errors';
import type { ConsultationStatus } from 'shared-domain/status';
import type { PortalClient } from 'shared-portal/contract';
import { toArguments, type SavedHours, type WorkingHours } from './hours';

/** A booked consultation that does not lie within hours. It stays. */
export interface OutsideConsultation {
  readonly id: string;
  readonly patientName: string;
  readonly startsAt: string;
  readonly status: ConsultationStatus;
}

/**
 * Replaces the signed-in professional's hours and returns the coming consultations outside them.
 * `shown`: the hours as they were read; if others are saved now, throws `hours_changed`.
 * `preview`: only returns the consultations. Throws an `AppError`.
 */
export async function setHours(
  client: PortalClient,
  hours: WorkingHours,
  { preview = false, shown }: { readonly preview?: boolean; readonly shown?: SavedHours | undefined } = {},
): Promise<readonly OutsideConsultation[]> {
  const { data, error } = await client.rpc('set_hours', {
    ...toArguments(hours),
    preview,
    ...(shown && { shown: shown.isOwn ? toArguments(shown) : {} }),
  });
  if (error) throw toAppError(error);
  return data.outside.map(({ consultation_id, patient_name, starts_at, status }) => ({
    id: consultation_id,
    patientName: patient_name,
    startsAt: starts_at,
    status,
  }));
}
