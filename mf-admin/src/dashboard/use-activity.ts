import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';

const SHOWN = 6;
const ACTIVITY_KEY = ['admin-activity'];

/** An event with its person, time or amount. */
export type Activity = { readonly at: Instant } & (
  | {
      readonly kind: 'application' | 'decision_approved' | 'decision_rejected' | 'review';
      readonly name: string;
    }
  | { readonly kind: 'booking'; readonly startsAt: Instant }
  | { readonly kind: 'payment'; readonly amount: Cents }
);

interface Row {
  readonly kind: string | null;
  readonly happened_at: string | null;
  readonly name: string | null;
  readonly amount_cents: number | null;
  readonly starts_at: string | null;
}

/** Events of an unknown kind are skipped. */
function activityFrom({ kind, happened_at, name, amount_cents, starts_at }: Row): Activity[] {
  const at = happened_at as Instant;
  switch (kind) {
    case 'application':
    case 'decision_approved':
    case 'decision_rejected':
    case 'review':
      return [{ kind, at, name: name ?? '' }];
    case 'booking':
      return [{ kind, at, startsAt: starts_at as Instant }];
    case 'payment':
      return [{ kind, at, amount: cents(amount_cents ?? 0) }];
    default:
      return [];
  }
}

/** The latest events, newest first. */
export function useActivity() {
  useLive('team:approvals', ['changed'], ACTIVITY_KEY);
  useLive('team:payments', ['changed'], ACTIVITY_KEY);
  return useRead({
    key: ACTIVITY_KEY,
    // After a decision on another page the figures differ.
    staleTime: 0,
    read: async (client): Promise<Activity[]> => {
      const { data, error } = await client.rpc('recent_activity', { page_size: SHOWN });
      if (error) throw toAppError(error);
      return data.flatMap(activityFrom);
    },
  });
}
