import { useQueryClient } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { professionTitle, type FormOfAddress, type Profession } from 'shared-domain/specialties';
import { isUuid } from 'shared-domain/uuid';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase } from 'shared-portal/portal';
import { useRead } from 'shared-ui/query';
import { useServerNow } from 'shared-ui/server-clock';
import type { Conversation } from './conversation';
import { copy } from './copy';
import { nextSessionQuery } from './use-next-session';

/**
 * The conversation about a consultation; null when the signed-in person is neither its patient nor its
 * professional, admins included.
 */
export function useConversation(consultationId: string) {
  const queries = useQueryClient();
  const supabase = useSupabase();
  const serverNow = useServerNow();
  return useRead({
    key: ['conversation', consultationId],
    // Whether one may write changes with payment and cancelling, and what is unread with each visit.
    staleTime: 0,
    gcTime: 0,
    read: async (client, { userId }): Promise<Conversation | null> =>
      isUuid(consultationId)
        ? readConversation(client, consultationId, userId, (pair) => {
            // Drawn with the conversation, asked for as soon as the two are known.
            void queries.query(nextSessionQuery(supabase, serverNow, pair)).catch(() => undefined);
          })
        : null,
  });
}

async function readConversation(
  client: PortalClient,
  consultationId: string,
  userId: string,
  onPair: (pair: Pick<Conversation, 'patientId' | 'professionalId'>) => void,
) {
  const { data, error } = await client
    .from('consultations')
    .select('id, patient_id, professional_id, patient_name, professional_name, status, cancelled_by')
    .eq('id', consultationId)
    .or(`patient_id.eq.${userId},professional_id.eq.${userId}`)
    .maybeSingle();
  if (error) throw toAppError(error);
  if (!data) return null;
  onPair({ patientId: data.patient_id, professionalId: data.professional_id });
  const [professional, suspension, read] = await Promise.all([
    client
      .from('professionals_public')
      .select('profession, form_of_address, registration, profile_image_url')
      .eq('user_id', data.professional_id)
      .maybeSingle(),
    client.rpc('professional_is_suspended', { consultation_id: data.id }),
    client.from('chat_reads').select('last_read_at').eq('consultation_id', data.id).maybeSingle(),
  ]);
  const failure = professional.error ?? suspension.error ?? read.error;
  if (failure) throw toAppError(failure);
  const isPatient = data.patient_id === userId;
  return {
    consultationId: data.id,
    side: isPatient ? 'patient' : 'professional',
    // Where no canceller is noted, the time to pay ran out.
    status: data.status === 'cancelled' && data.cancelled_by === null ? 'expired' : data.status,
    patientId: data.patient_id,
    professionalId: data.professional_id,
    otherName: isPatient ? data.professional_name : data.patient_name,
    otherRole: isPatient ? roleOf(professional.data) : copy.patient,
    otherPhotoUrl: isPatient ? (professional.data?.profile_image_url ?? null) : null,
    listed: professional.data !== null,
    suspended: suspension.data === true,
    readUntil: read.data?.last_read_at ?? null,
  } satisfies Conversation;
}

interface Registered {
  readonly profession: Profession;
  readonly form_of_address: FormOfAddress;
  readonly registration: string;
}

/** "Psicóloga, CRP 06/112233"; blank for a professional who is not listed. */
const roleOf = (row: Registered | null): string =>
  row ? `${professionTitle(row.profession, row.form_of_address)}, ${row.registration}` : '';
