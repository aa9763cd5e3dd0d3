import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { EARNINGS_KEY } from '../use-earnings';
import type { KeyKind } from './key-kinds';

/** A key that waits for its code. */
export interface RequestedKey {
  readonly masked: string;
  readonly expiresAt: Instant;
}

/** Where payouts go: the confirmed key, and one that waits for its code. */
export function usePayoutKey() {
  return useRead({
    key: [EARNINGS_KEY, 'key'],
    read: async (client) => {
      const { data, error } = await client.rpc('payout_key');
      if (error) throw toAppError(error);
      const { kind, masked, confirmed_at, requested } = data;
      return {
        current:
          kind === null || masked === null || confirmed_at === null
            ? null
            : { kind: kind as KeyKind, masked, confirmedAt: confirmed_at as Instant },
        requested: requested && { masked: requested.masked, expiresAt: requested.expires_at as Instant },
      };
    },
  });
}
