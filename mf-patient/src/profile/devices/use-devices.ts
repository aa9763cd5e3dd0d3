import { useQuery } from '@tanstack/react-query';
import { deviceOf } from 'shared-domain/device';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { signOutWhenOver } from './sign-out-when-over';

/** Somewhere the person is signed in. */
export interface SignedInDevice {
  /** Of the session. */
  readonly id: string;
  readonly name: string;
  readonly isHandheld: boolean;
  readonly since: Instant;
  /** When it renewed its session last: in use it does so each hour. */
  readonly lastUsedAt: Instant;
  readonly isThis: boolean;
}

export const devicesKey = (userId: string | null) => ['devices', userId];

/** Where the person is signed in: this device first, then the one used last. */
export function useDevices() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: devicesKey(userId),
    enabled: userId !== null,
    queryFn: async (): Promise<SignedInDevice[]> => {
      const client = await supabase();
      const { data, error } = await client.rpc('my_sessions');
      if (error) throw await signOutWhenOver(client, toAppError(error));
      return data.map((row) => ({
        id: row.id,
        ...deviceOf(row.user_agent),
        since: row.created_at as Instant,
        lastUsedAt: row.last_used_at as Instant,
        isThis: row.is_this,
      }));
    },
  });
}
