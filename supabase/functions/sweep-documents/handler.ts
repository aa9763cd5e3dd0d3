import { asService } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storageAs } from '../_shared/storage.ts';

/**
 * Removes stored documents, row and file, that were not sent with an application within a week: a hundred per
 * call. Idempotent: the database returns documents that could not be removed again. For the service role only
 * (pg_cron, or the embedded backend's timer).
 */
export const sweepDocuments = handler(async (request, context) => {
  const rest = asService(request, context);
  const paths = await rest.call<string[]>('sweep_documents', { at_most: 100 });
  if (paths.length > 0) {
    const remove = storageAs(context, context.secretKey);
    const answer = await remove('DELETE', 'professional-documents', { prefixes: paths });
    if (!answer.ok) throw new Refusal(502, 'storage_failed', 'The storage server did not remove the files.');
  }
  return Response.json({ success: true, data: { removed: paths.length } });
});
