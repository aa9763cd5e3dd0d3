import { useQueryClient } from '@tanstack/react-query';
import { AppError, describeError, toAppError, toFunctionError } from 'shared-domain/errors';
import { PHOTO_BUCKET } from 'shared-domain/photo';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from '../copy';
import type { OwnProfile } from '../own-profile';
import { OWN_PROFILE_KEY } from '../use-own-profile';

/** The result of `publish-photo`. */
interface Published {
  readonly data: { readonly url: string };
}

interface PhotoOptions {
  readonly onDone: () => void;
  /** The chosen file cannot be cropped. */
  readonly onUnreadable: () => void;
}

class Unreadable extends Error {}

/** Crops and publishes a photo, or removes the published one; both at once, outside of the draft. */
export function usePhoto({ onDone, onUnreadable }: PhotoOptions) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const userId = useUserId();
  const toast = useToast();
  const show = (photoUrl: string | null) => {
    queries.setQueryData<OwnProfile>([OWN_PROFILE_KEY, userId], (own) => own && { ...own, photoUrl });
    onDone();
  };
  const onError = (cause: unknown) => {
    if (cause instanceof Unreadable) onUnreadable();
    else toast({ kind: 'error', ...describeError(toAppError(cause), PROFESSIONAL_ERRORS.photo) });
  };
  const publishing = useWrite({
    mutationFn: async (crop: () => Promise<Blob>) => {
      const photo = await crop().catch((cause: unknown) => {
        throw new Unreadable('The photo was not cropped.', { cause });
      });
      const client = await supabase();
      const path = `${userId}/${crypto.randomUUID()}.jpg`;
      const sent = await client.storage.from(PHOTO_BUCKET).upload(path, photo, { contentType: 'image/jpeg' });
      if (sent.error) throw await uploadError(client, path, sent.error);
      const { data, error } = await client.functions.invoke<Published>('publish-photo', { body: { path } });
      if (error || !data) throw await toFunctionError(error);
      return data.data.url;
    },
    onSuccess: (url) => {
      show(url);
      toast({ kind: 'success', ...copy.photo.published });
    },
    onError,
  });
  const removing = useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { error } = await client.rpc('remove_own_photo');
      if (error) throw toAppError(error);
    },
    onSuccess: () => {
      show(null);
      toast({ kind: 'success', ...copy.photo.removed });
    },
    onError,
  });
  return { publishing, removing };
}

/**
 * Why a photo was not stored. Storage gives no reason: `begin_photo` names an ended login session and a suspension, and
 * misses the file where the limit of a day is reached.
 */
async function uploadError(client: PortalClient, path: string, error: Error): Promise<AppError> {
  if ((error as { readonly statusCode?: string }).statusCode !== '403') return toAppError(error);
  const begun = await client.rpc('begin_photo', { path });
  const refusal = toAppError(begun.error ?? error);
  return refusal.code === 'photo_not_found' ? new AppError('too_many_photos') : refusal;
}
