import { useQuery } from '@tanstack/react-query';
import { documentName } from 'shared-domain/document-path';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';

const BUCKET = 'professional-documents';
const LINK_SECONDS = 300;
/** Links are made anew before they end, so that none on the screen is dead. */
const RENEWED_AFTER_MS = (LINK_SECONDS - 60) * 1000;

export interface DocumentLink {
  readonly path: string;
  readonly name: string;
  /** Opens the file for five minutes; null when it is not there. */
  readonly url: string | null;
}

/** Signed links to an application's documents. */
export function useDocumentLinks(paths: readonly string[]) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['admin-application-documents', userId, paths],
    enabled: userId !== null && paths.length > 0,
    staleTime: RENEWED_AFTER_MS,
    refetchInterval: RENEWED_AFTER_MS,
    gcTime: 0,
    queryFn: async (): Promise<DocumentLink[]> => {
      const client = await supabase();
      const { data, error } = await client.storage.from(BUCKET).createSignedUrls([...paths], LINK_SECONDS);
      if (error) throw toAppError(error);
      return paths.map((path) => {
        const signed = data.find((known) => known.path === path && known.error === null);
        return { path, name: documentName(path), url: signed?.signedUrl ?? null };
      });
    },
  });
}
