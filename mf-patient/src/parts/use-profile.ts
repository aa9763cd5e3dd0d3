import { useQueryClient } from '@tanstack/react-query';
import { describeError, exactlyOne, toAppError } from 'shared-domain/errors';
import { usePortal, useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { PROFILE_COLUMNS, profileFrom, type Profile, type ProfileChange } from './profile';
import { profileCopy } from './profile-copy';

/** Query key prefix of the user's own data. */
export const PROFILE_KEY = 'profile';

/** The signed-in user's own data; fetched while `wanted`. */
export function useProfile(wanted = true) {
  return useRead({
    key: [PROFILE_KEY],
    enabled: wanted,
    read: async (client, { userId }): Promise<Profile> => {
      const { data, error } = await client.from('profiles').select(PROFILE_COLUMNS).eq('id', userId);
      if (error) throw toAppError(error);
      return profileFrom(exactlyOne(data));
    },
  });
}

/** Server errors shown on a field. `name`: the field of the name. */
export const profileRefusals = <Name extends string>(name: Name) =>
  ({
    context: 'profile',
    fields: { city_unknown: 'city', state_unknown: 'state', fields_required: name },
  }) as const;

interface Saving {
  readonly onSaved?: () => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField?: (error: unknown) => boolean;
}

/** Saves a profile change, reports the result, and refreshes header and greeting. Without a change it only reads. */
export function useSaveProfile({ onSaved, showAtField }: Saving = {}) {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  const toast = useToast();
  const { refreshAccount } = usePortal();
  return useWrite({
    mutationFn: async (change: ProfileChange) => {
      const client = await supabase();
      const profiles = client.from('profiles');
      const own = userId ?? '';
      const { data, error } = await (Object.keys(change).length > 0
        ? profiles.update(change).eq('id', own).select(PROFILE_COLUMNS)
        : profiles.select(PROFILE_COLUMNS).eq('id', own));
      if (error) throw toAppError(error);
      return profileFrom(exactlyOne(data));
    },
    onSuccess: (saved, change) => {
      queries.setQueryData([PROFILE_KEY, userId], saved);
      toast({ kind: 'success', ...profileCopy.saved });
      if (change.full_name !== undefined) void refreshAccount();
      onSaved?.();
    },
    onError: (error) => {
      if (!showAtField?.(error)) toast({ kind: 'error', ...describeError(toAppError(error), 'profile') });
    },
  });
}
