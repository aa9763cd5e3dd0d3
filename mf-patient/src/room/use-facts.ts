import { toAppError } from 'shared-domain/errors';
import { professionTitle } from 'shared-domain/specialties';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { copy } from './copy';
import type { RoomFacts } from './facts';
import type { RoomRole } from './provider';

/** Without a connection to Realtime. */
const POLL_MS = 30_000;

export const roomKey = (consultationId: string) => ['room', consultationId];

type Answer = NonNullable<Database['public']['Functions']['read_room']['Returns']>;

const factsFrom = (answer: Answer): RoomFacts => ({
  consultationId: answer.consultation_id,
  role: answer.role as RoomRole,
  otherName: answer.other_first_name ?? copy.unnamed,
  otherFullName: answer.other_name ?? copy.unnamed,
  otherId: answer.other_id,
  otherTitle:
    answer.other_profession &&
    professionTitle(answer.other_profession, answer.other_form_of_address ?? 'neutral'),
  otherPhotoUrl: answer.other_image_url,
  status: answer.status,
  startsAt: answer.starts_at,
  endsAt: answer.ends_at,
  opensAt: answer.opens_at,
  closesAt: answer.closes_at,
  endedAt: answer.ended_at,
  isUnattended: answer.is_unattended,
  isContested: answer.is_contested,
  completionObstacle: answer.completion_obstacle as RoomFacts['completionObstacle'],
  cancelledBy: answer.cancelled_by as RoomFacts['cancelledBy'],
  cancelledAt: answer.cancelled_at,
  refund: answer.refund as RoomFacts['refund'],
  provider: answer.room_provider as RoomFacts['provider'],
  link: answer.external_link,
  ownPage: answer.own_page,
  ownLastPage: answer.own_last_page,
  needsConsent: answer.needs_consent,
  admittedAt: answer.admitted_at,
  patientJoinedAt: answer.patient_joined_at,
  professionalJoinedAt: answer.professional_joined_at,
  patientLeftAt: answer.patient_left_at,
  professionalLeftAt: answer.professional_left_at,
  minutesTogether: answer.knows_presence ? answer.minutes_together : null,
});

/** The room of a consultation; null if the signed-in user is neither its patient nor its professional. */
export function useFacts(consultationId: string) {
  const key = roomKey(consultationId);
  const { refetchInterval } = useLive(useOwnTopic(), ['consultations'], key, POLL_MS);
  return useRead({
    key,
    staleTime: 0,
    refetchInterval,
    read: async (client): Promise<RoomFacts | null> => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('read_room', { consultation_id: consultationId });
      if (error) throw toAppError(error);
      return data && factsFrom(data);
    },
  });
}
