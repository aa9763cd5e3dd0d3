import { deviceOf } from 'shared-domain/device';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { signOutWhenOver } from './sign-out-when-over';

/** A device the user is signed in on. */
export interface SignedInDevice {
  /** Id of the session. */
  readonly id: string;
  readonly name: string;
  readonly isHandheld: boolean;
  readonly since: Instant;
  /** When it last renewed its session, which a device in use does every hour. */
  readonly lastUsedAt: Instant;
  readonly isThis: boolean;
}

export const DEVICES_KEY = 'devices';

/** The user's signed-in devices: this one first, then by last use. */
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
