import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { useShowsSamples } from 'shared-data/deployment';
import { useRead } from 'shared-data/query';

/** What was paid and stays. */
interface Revenue {
  readonly payments: number;
  readonly sum: Cents;
}

/** The revenue as the overview shows it: estimated from the consultations in a demonstration, else what was received. */
export type RevenueFigure =
  { readonly kind: 'loading' | 'failed' | 'estimated' } | ({ readonly kind: 'received' } & Revenue);

/** Asks for the sum at once, also in a demonstration, rather than after the answer whether this is one. */
export function useRevenueFigure(): RevenueFigure {
  const showsSamples = useShowsSamples();
  const revenue = useRevenue();
  if (showsSamples) return { kind: 'estimated' };
  if (showsSamples === undefined) return { kind: 'loading' };
  if (revenue.data) return { kind: 'received', ...revenue.data };
  return { kind: revenue.isError ? 'failed' : 'loading' };
}

function useRevenue() {
  return useRead({
    key: ['paid-revenue'],
    read: async (client): Promise<Revenue> => {
      const { data, error } = await client.rpc('paid_revenue');
      if (error) throw toAppError(error);
      return { payments: data.payments, sum: cents(data.revenue_cents) };
    },
  });
}
