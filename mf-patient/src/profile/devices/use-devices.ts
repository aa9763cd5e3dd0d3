import { deviceOf } from 'shared-domain/device';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { signOutWhenOver } from './sign-out-when-over';

/** Somewhere the person is signed in. */
export interface SignedInDevice {
  /** Of the session. */
  readonly id: string;
  readonly name: string;
  readonly isHandheld: boolean;
  readonly since: Instant;
  /** When it last renewed its session, which a device in use does every hour. */
  readonly lastUsedAt: Instant;
  readonly isThis: boolean;
}

export const DEVICES_KEY = 'devices';

/** Where the person is signed in: this device first, then the one used last. */
export function useDevices() {
  return useRead({
    key: [DEVICES_KEY],
    read: async (client): Promise<SignedInDevice[]> => {
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
