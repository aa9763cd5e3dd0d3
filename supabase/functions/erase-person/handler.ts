import { bodyOf, optionalText } from '../_shared/body.ts';
import { asMember } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storageAs } from '../_shared/storage.ts';

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
  const { status, kept, documents, photos } = await rest.call<Erasure>('erase_person', {
    request_id: requestId,
  });
  const files = [...documents.map((name) => ({ bucket: DOCUMENTS, name })), ...photos];
  if (files.length > 0) {
    for (const bucket of new Set(files.map((file) => file.bucket)))
      await removeFiles(
        bucket,
        files.filter((file) => file.bucket === bucket).map(({ name }) => name),
        context,
      );
    // Once nothing is left to remove, the request no longer refers to the user.
    await rest.call<Erasure>('erase_person', { request_id: requestId });
  }
  return Response.json({ success: true, data: { status, kept, files: files.length } });
});

async function removeFiles(
  bucket: string,
  paths: readonly string[],
  context: FunctionContext,
): Promise<void> {
  const answer = await storageAs(context, context.secretKey)('DELETE', bucket, { prefixes: paths });
  const removed: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !Array.isArray(removed) || removed.length < paths.length)
    throw new Refusal(502, 'files_left', 'The account is erased, but its files are not.');
}
