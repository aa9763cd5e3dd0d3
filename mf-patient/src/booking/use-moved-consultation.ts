import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import type { PortalClient } from 'shared-portal/contract';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { invitationFrom, type Invitation } from './invitation';

/** A patient's consultation to move. */
export interface MovableConsultation extends Pick<
  UpcomingConsultation,
  'id' | 'startsAt' | 'status' | 'moves'
> {
  /** It is a date of a series that runs: the following ones can move with it, and it moves before it is paid. */
  readonly isOfSeries: boolean;
  /** Its professional did not come, so that it moves although it has begun, and as often as wanted. */
  readonly isUnattended: boolean;
  /** The professional asked for another time, of some days; null: the patient moves it by themselves. */
  readonly invitation: Invitation | 'over' | null;
}

/** The patient's consultation with this professional; null if there is none. Fetched only with an id. */
export function useMovedConsultation(
  consultationId: string | null,
  professionalUserId: string,
  proposalId: string | null,
) {
  return useRead({
    key: [CONSULTATIONS_KEY, 'moved', consultationId, professionalUserId, proposalId],
    enabled: consultationId !== null,
    read: async (client, { userId }): Promise<MovableConsultation | null> => {
      if (!isUuid(consultationId ?? '') || !isUuid(professionalUserId)) return null;
      const [{ data, error }, invitation] = await Promise.all([
        client
          .from('consultations')
          .select('id, starts_at, status, moves, consultation_series(started_at, ended_at)')
          .eq('id', consultationId ?? '')
          .eq('patient_id', userId)
          .eq('professional_id', professionalUserId)
          .maybeSingle(),
        proposalId === null ? null : readInvitation(client, consultationId ?? '', proposalId),
      ]);
      if (error) throw toAppError(error);
      if (data === null) return null;
      const { id, starts_at, status, moves, consultation_series: series } = data;
      // Another time that the professional asks for concerns this date alone.
      const isOfSeries =
        invitation === null && series !== null && series.started_at !== null && series.ended_at === null;
      const isUnattended = status === 'scheduled' && (await readUnattended(client, id, starts_at));
      return { id, startsAt: starts_at, status, moves, isOfSeries, isUnattended, invitation };
    },
  });
}

/** Asked only of what has begun. */
async function readUnattended(client: PortalClient, consultationId: string, startsAt: string) {
  if (Date.parse(startsAt) > Date.now()) return false;
  const { data, error } = await client.rpc('read_room', { consultation_id: consultationId });
  if (error) throw toAppError(error);
  return data?.is_unattended ?? false;
}

async function readInvitation(client: PortalClient, consultationId: string, proposalId: string) {
  if (!isUuid(proposalId)) return 'over';
  const { data, error } = await client
    .from('proposals')
    .select('status, from_day, to_day, was_at, expires_at')
    .eq('id', proposalId)
    .eq('consultation_id', consultationId)
    .maybeSingle();
  if (error) throw toAppError(error);
  return invitationFrom(data, proposalId);
}
