import { useQuery } from '@tanstack/react-query';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { documentLinks, linkRenewal } from 'shared-ui/document-links';

/** Links that open an application's documents. */
export function useDocumentLinks(paths: readonly string[]) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: ['admin-application-documents', userId, paths],
    enabled: userId !== null && paths.length > 0,
    ...linkRenewal,
    queryFn: async () => documentLinks(await supabase(), paths, false),
  });
}
