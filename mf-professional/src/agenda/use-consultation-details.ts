import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

/** What the agenda does not hold of each consultation. */
export interface ConsultationDetails {
  readonly amount: Cents;
  readonly email: string;
  /** Null until the consultation is paid. */
  readonly link: string | null;
}

/** Details of one of the professional's consultations. */
export function useConsultationDetails(id: string) {
  return useRead({
    key: [AGENDA_KEY, 'consultation', id],
    read: async (client): Promise<ConsultationDetails> => {
      const { data, error } = await client
        .from('consultations')
        .select('amount_cents, patient_email, consultation_sessions(session_link)')
        .eq('id', id)
        .single();
      if (error) throw toAppError(error);
      return {
        amount: cents(data.amount_cents),
        email: data.patient_email,
        link: data.consultation_sessions?.session_link ?? null,
      };
    },
  });
}
