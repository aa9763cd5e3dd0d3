import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { useShowsSamples } from 'shared-data/deployment';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import { useTeamAccess } from '../parts/team/use-team-access';

const REVENUE_KEY = ['paid-revenue'];

/** Payments received and not refunded. */
interface Revenue {
  readonly payments: number;
  readonly sum: Cents;
}

/**
 * The revenue shown in the overview: estimated from the consultations in a demo, else actual payments. `none` for members
 * who do not read money.
 */
export type RevenueFigure =
  { readonly kind: 'loading' | 'failed' | 'estimated' | 'none' } | ({ readonly kind: 'received' } & Revenue);

/** Fetches the sum once the role is known, even in a demo, instead of waiting to learn whether this is one. */
export function useRevenueFigure(): RevenueFigure {
  const showsSamples = useShowsSamples();
  const { data: access } = useTeamAccess();
  const readsMoney = access?.capabilities.includes('money.read') ?? false;
  const revenue = useRevenue(readsMoney);
  if (access && !readsMoney) return { kind: 'none' };
  if (showsSamples) return { kind: 'estimated' };
  if (showsSamples === undefined) return { kind: 'loading' };
  if (revenue.data) return { kind: 'received', ...revenue.data };
  return { kind: revenue.isError ? 'failed' : 'loading' };
}

function useRevenue(enabled: boolean) {
  useLive('team:payments', ['changed'], REVENUE_KEY);
  return useRead({
    key: REVENUE_KEY,
    enabled,
    read: async (client): Promise<Revenue> => {
      const { data, error } = await client.rpc('paid_revenue');
      if (error) throw toAppError(error);
      return { payments: data.payments, sum: cents(data.revenue_cents) };
    },
  });
}
