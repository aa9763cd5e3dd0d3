import { DOCUMENTS_BUCKET, documentName } from 'shared-domain/document-path';
import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

const LINK_SECONDS = 300;
const RENEWED_AFTER_MS = (LINK_SECONDS - 60) * 1000;

/** Query options for links: refetched before they expire, so that no link on the screen is dead. */
export const linkRenewal = {
  staleTime: RENEWED_AFTER_MS,
  refetchInterval: RENEWED_AFTER_MS,
  gcTime: 0,
} as const;

export interface DocumentLink {
  readonly path: string;
  /** Display name. */
  readonly name: string;
  /** URL of the file, valid for five minutes; null if the file is missing. */
  readonly url: string | null;
}

/**
 * Signed links to application documents, in the order of their paths.
 * @param download the links save the file instead of opening it
 * @throws {AppError}
 */
export async function documentLinks(
  client: PortalClient,
  paths: readonly string[],
  download: boolean,
): Promise<DocumentLink[]> {
  if (paths.length === 0) return [];
  const bucket = client.storage.from(DOCUMENTS_BUCKET);
  const { data, error } = await bucket.createSignedUrls([...paths], LINK_SECONDS, { download });
  if (error) throw toAppError(error);
  return paths.map((path) => {
    const signed = data.find((known) => known.path === path && known.error === null);
    return { path, name: documentName(path), url: signed?.signedUrl ?? null };
  });
}
