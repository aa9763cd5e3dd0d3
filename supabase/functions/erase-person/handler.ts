import { bodyOf, optionalText } from '../_shared/body.ts';
import { asMember } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { removeFiles } from '../_shared/storage.ts';

const DOCUMENTS = 'professional-documents';

interface Erasure {
  readonly status: string;
  readonly kept: unknown;
  /** Files that are not removed yet. */
  readonly documents: readonly string[];
  readonly photos: readonly { readonly bucket: string; readonly name: string }[];
}

/**
 * Carries out a request of erasure (`request_id`) for an admin: the database anonymizes in one transaction,
 * then the user's files are removed, which only the storage server can do. 502 (`files_left`) when that
 * failed; a further call removes them.
 */
export const erasePerson = handler(async (request, context) => {
  const rest = await asMember('people.erase', request, context);
  const requestId = optionalText(await bodyOf(request), 'request_id');
  if (!requestId) throw new Refusal(400, 'invalid_body', 'request_id is required.');
  const erase = () => rest.call<Erasure>('erase_person', { request_id: requestId });
  const { status, kept, ...listed } = await erase();
  const files = filesOf(listed);
  if (files.length > 0) {
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      const paths = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
      await removeFiles(context, bucket, paths).catch((error: unknown) => console.error(error));
    }
    // A sweep may have removed some files at the same time, so only what is left counts. Once nothing is left, the
    // request no longer refers to the user.
    if (filesOf(await erase()).length > 0)
      throw new Refusal(502, 'files_left', 'The account is erased, but its files are not.');
  }
  return Response.json({ success: true, data: { status, kept, files: files.length } });
});

const filesOf = ({ documents, photos }: Pick<Erasure, 'documents' | 'photos'>) => [
  ...documents.map((name) => ({ bucket: DOCUMENTS, name })),
  ...photos,
];
