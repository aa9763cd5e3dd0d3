import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { useRead } from 'shared-ui/query';

/** What was paid and stays. */
export interface Revenue {
  readonly payments: number;
  readonly sum: Cents;
}

/** The sum of the payments received; read while `wanted`. */
export function useRevenue(wanted: boolean) {
  return useRead({
    key: ['paid-revenue'],
    enabled: wanted,
    read: async (client): Promise<Revenue> => {
      const { data, error } = await client.rpc('paid_revenue');
      if (error) throw toAppError(error);
      const { payments, revenue_cents } = data as unknown as { payments: number; revenue_cents: number };
      return { payments, sum: cents(revenue_cents) };
    },
  });
}
