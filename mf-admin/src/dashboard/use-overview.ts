import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** The five counts of the platform, the fee, and what waits for somebody. */
export interface Overview {
  readonly patients: number;
  readonly professionals: number;
  /** Those not approved yet, whether the team is to decide or they are to send what is missing. */
  readonly pending_professionals: number;
  readonly consultations: number;
  /** Made since the month began in São Paulo. */
  readonly consultations_this_month: number;
  /** A fraction: 0.005 is 0.5 %. */
  readonly fee_percentage: number;
  readonly pending_applications: number;
  readonly applications_lacking_info: number;
  readonly pending_testimonials: number;
  readonly unread_messages: number;
  readonly open_privacy_requests: number;
}

export function useOverview() {
  return useRead({
    key: ['admin-overview'],
    // Back from a decision its figures are others.
    staleTime: 0,
    read: async (client): Promise<Overview> => {
      const { data, error } = await client.rpc('admin_overview');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
