import { documentLinks, linkRenewal } from 'shared-ui/document-links';
import { useRead } from 'shared-data/query';

/** Links to an application's documents. */
export function useDocumentLinks(paths: readonly string[]) {
  return useRead({
    key: ['admin-application-documents', paths],
    enabled: paths.length > 0,
    ...linkRenewal,
    read: async (client) => documentLinks(client, paths, false),
  });
}
