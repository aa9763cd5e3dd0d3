import { DOCUMENTS_BUCKET } from 'shared-domain/document-path';
import { toAppError } from 'shared-domain/errors';
import { documentLinks, linkRenewal } from 'shared-ui/document-links';
import { useRead } from 'shared-data/query';

/** The documents in the user's own folder, oldest first, with download links. */
export function useFiles() {
  return useRead({
    key: ['own-files'],
    ...linkRenewal,
    read: async (client, { userId }) => {
      const folder = client.storage.from(DOCUMENTS_BUCKET);
      const { data: files, error } = await folder.list(userId, { limit: 1000 });
      if (error) throw toAppError(error);
      const paths = files.map(({ name }) => `${userId}/${name}`);
      const links = await documentLinks(client, paths, true);
      return links.flatMap(({ url, ...file }) => (url === null ? [] : [{ ...file, url }]));
    },
  });
}
