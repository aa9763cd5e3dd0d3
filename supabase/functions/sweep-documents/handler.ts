import { asService } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storageAs } from '../_shared/storage.ts';

/**
 * Removes, row and file, stored documents that no application named within a week: a hundred a call. Safe to repeat: what
 * could not be removed is answered by the database the next time. For the service alone (pg_cron, or the embedded
 * backend's timer).
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
