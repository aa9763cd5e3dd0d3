import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import type { ShownStatus } from 'shared-domain/status';
import { isUuid } from 'shared-domain/uuid';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { conversationKey } from './conversation-keys';
import type { Side } from './conversations';
import { useRead } from './query';
import { useLive, useOwnTopic } from './realtime';

/**
 * Why the participants cannot write: one is erased or blocked, the professional is suspended, their consultation
 * is unpaid, or none is scheduled or recent.
 */
export type Obstacle = 'ended' | 'suspended' | 'unpaid' | 'idle';

/** A conversation as seen by one participant. */
export interface Conversation {
  readonly id: string;
  /** One of the two participants' consultations. */
  readonly consultationId: string;
  /** The reader's side. */
  readonly side: Side;
  readonly status: ShownStatus;
  readonly patientId: string;
  readonly professionalId: string;
  readonly otherName: string;
  /** Profession and registration of the other: "Psicóloga, CRP 06/112233"; empty for patients and unlisted professionals. */
  readonly otherProfession: string;
  readonly otherPhotoUrl: string | null;
  /** The professional currently accepts bookings. */
  readonly listed: boolean;
  /** Why it is read-only; null: it is not. */
  readonly obstacle: Obstacle | null;
  /** Read position when the page was opened; null: never read. */
  readonly readUntil: Instant | null;
}

/**
 * The conversation of a consultation; null if the signed-in user is neither its patient nor its professional,
 * admins included.
 */
export function useConversation(consultationId: string) {
  const key = conversationKey(consultationId);
  useLive(useOwnTopic(), ['consultations', 'payments'], key);
  return useRead({
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
    otherProfession: isPatient ? professionOf(row) : '',
    otherPhotoUrl: isPatient ? row.profile_image_url : null,
    listed: row.profession !== null,
    obstacle: row.obstacle as Obstacle | null,
    readUntil: row.last_read_at,
  } satisfies Conversation;
}

type Row = Database['public']['Functions']['conversation_about']['Returns'][number];

const professionOf = ({ profession, form_of_address, registration }: Row): string =>
  profession && form_of_address ? `${professionTitle(profession, form_of_address)}, ${registration}` : '';
