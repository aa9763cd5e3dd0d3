import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';

const OVERVIEW_KEY = ['admin-overview'];

/** The platform's five counts, the fee, and the number of pending items. */
export interface Overview {
  readonly patients: number;
  readonly professionals: number;
  /** Not approved yet: waiting for the team's decision or for missing information. */
  readonly pending_professionals: number;
  readonly consultations: number;
  /** Created since the start of the month in São Paulo. */
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
  useLive('team:approvals', ['changed'], OVERVIEW_KEY);
  useLive('team:messages', ['changed'], OVERVIEW_KEY);
  // A booking makes a payment.
  useLive('team:payments', ['changed'], OVERVIEW_KEY);
  return useRead({
    key: OVERVIEW_KEY,
    // After a decision on another page the figures differ.
    staleTime: 0,
    read: async (client): Promise<Overview> => {
      const { data, error } = await client.rpc('admin_overview');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
