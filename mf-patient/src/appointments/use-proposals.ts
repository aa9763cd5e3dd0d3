import { toAppError } from 'shared-domain/errors';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import type { PortalClient } from 'shared-portal/contract';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** Other times that a professional proposes for a consultation. The old time stays until one is accepted. */
export interface Proposal {
  readonly id: string;
  readonly consultationId: string;
  readonly professionalId: string;
  readonly professionalName: string;
  readonly times: readonly Instant[];
  /** In place of times: the days, local to the professional, of which the patient chooses a free time. */
  readonly period: { readonly from: IsoDay; readonly to: IsoDay } | null;
  /** The present start. */
  readonly wasAt: Instant;
  /** Until when the patient can answer. */
  readonly expiresAt: Instant;
  /** What the professional wrote; null: nothing. */
  readonly message: string | null;
}

/** The open proposals to the patient, soonest consultation first. */
export const useProposals = () =>
  useRead({
    key: [CONSULTATIONS_KEY, 'proposals'],
    read: async (client, { userId }): Promise<Proposal[]> => {
      const [proposals, messages] = await Promise.all([readOpen(client, userId), readMessages(client)]);
      return proposals.map(
        ({ id, consultation_id, times, from_day, to_day, was_at, expires_at, consultations }) => ({
          id,
          period: from_day && to_day ? { from: from_day as IsoDay, to: to_day as IsoDay } : null,
          consultationId: consultation_id,
          professionalId: consultations.professional_id,
          professionalName: consultations.professional_name,
          times,
          wasAt: was_at,
          expiresAt: expires_at,
          message: messages.find((message) => message.id === id)?.content ?? null,
        }),
      );
    },
  });

async function readOpen(client: PortalClient, userId: string) {
  const { data, error } = await client
    .from('proposals')
    .select(
      'id, consultation_id, times, from_day, to_day, was_at, expires_at, consultations!inner(patient_id, professional_id, professional_name)',
    )
    .eq('status', 'open')
    .eq('consultations.patient_id', userId)
    .order('was_at');
  if (error) throw toAppError(error);
  return data;
}

/** The message of a proposal has its id. */
async function readMessages(client: PortalClient) {
  const { data, error } = await client
    .from('chat_messages')
    .select('id, content')
    .eq('event', 'proposed')
    .order('created_at', { ascending: false })
    .limit(50);
  if (error) throw toAppError(error);
  return data;
}
