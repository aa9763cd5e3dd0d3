import { useQuery } from '@tanstack/react-query';
import { documentName } from 'shared-domain/document-path';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';

const BUCKET = 'professional-documents';
const LINK_SECONDS = 300;
/** Links are made anew before they end, so that none on the screen is dead. */
const RENEWED_AFTER_MS = (LINK_SECONDS - 60) * 1000;

/** A document the person sent, with an address that downloads it for five minutes. */
export interface OwnFile {
  readonly path: string;
  readonly name: string;
  readonly url: string;
}

/** The documents in the person's own folder, the oldest first. */
export function useFiles() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['own-files', userId],
    enabled: userId !== null,
    staleTime: RENEWED_AFTER_MS,
    refetchInterval: RENEWED_AFTER_MS,
    gcTime: 0,
    queryFn: async (): Promise<OwnFile[]> => {
      const bucket = (await supabase()).storage.from(BUCKET);
      const { data: files, error } = await bucket.list(userId ?? '', { limit: 1000 });
      if (error) throw toAppError(error);
      if (files.length === 0) return [];
      const paths = files.map(({ name }) => `${userId ?? ''}/${name}`);
      const signed = await bucket.createSignedUrls(paths, LINK_SECONDS, { download: true });
      if (signed.error) throw toAppError(signed.error);
      return signed.data.flatMap(({ path, signedUrl }) =>
        path && signedUrl ? [{ path, name: documentName(path), url: signedUrl }] : [],
      );
    },
  });
}
