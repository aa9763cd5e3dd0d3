import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** The professional of the patient's consultation, whose other times can be booked. */
export const useProfessionalId = (consultationId: string) =>
  useRead({
    key: ['room-professional', consultationId],
    read: async (client): Promise<string> => {
      const { data, error } = await client
        .from('consultations')
        .select('professional_id')
        .eq('id', consultationId)
        .single();
      if (error) throw toAppError(error);
      return data.professional_id;
    },
  });
