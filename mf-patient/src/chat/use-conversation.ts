import { toAppError } from 'shared-domain/errors';
import { professionTitle } from 'shared-domain/specialties';
import { isUuid } from 'shared-domain/uuid';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { Conversation, Obstacle } from './conversation';
import { copy } from './copy';

/**
 * The conversation of a consultation; null if the signed-in user is neither its patient nor its professional,
 * admins included.
 */
export function useConversation(consultationId: string) {
  const key = ['conversation', consultationId];
  const live = useLive(useOwnTopic(), ['consultations', 'payments'], key, false);
  return useRead({
    ...live,
    key,
    // Write permission changes with payment and cancellation, and the unread count with each visit.
    staleTime: 0,
    gcTime: 0,
    read: async (client, { userId }): Promise<Conversation | null> =>
      isUuid(consultationId) ? readConversation(client, consultationId, userId) : null,
  });
}

async function readConversation(client: PortalClient, consultationId: string, userId: string) {
  const { data, error } = await client.rpc('conversation_about', { consultation_id: consultationId });
  if (error) throw toAppError(error);
  const [row] = data;
  if (!row) return null;
  const isPatient = row.patient_id === userId;
  return {
    id: row.conversation_id,
    consultationId: row.id,
    side: isPatient ? 'patient' : 'professional',
    status: row.state,
    patientId: row.patient_id,
    professionalId: row.professional_id,
    otherName: isPatient ? row.professional_name : row.patient_name,
    otherRole: isPatient ? roleOf(row) : copy.patient,
    otherPhotoUrl: isPatient ? row.profile_image_url : null,
    listed: row.profession !== null,
    obstacle: row.obstacle as Obstacle | null,
    readUntil: row.last_read_at,
  } satisfies Conversation;
}

type Row = Database['public']['Functions']['conversation_about']['Returns'][number];

/** "Psicóloga, CRP 06/112233"; empty for an unlisted professional. */
const roleOf = ({ profession, form_of_address, registration }: Row): string =>
  profession && form_of_address ? `${professionTitle(profession, form_of_address)}, ${registration}` : '';
