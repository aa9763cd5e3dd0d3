import { asService } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { removeFiles } from '../_shared/storage.ts';

/**
 * Removes stored documents, row and file, that were not sent with an application within a week: a hundred per
 * call. Idempotent: the database returns documents that could not be removed again. For the service role only
 * (pg_cron, or the embedded backend's timer).
 */
export const sweepDocuments = handler(async (request, context) => {
  const rest = asService(request, context);
  const paths = await rest.call<string[]>('sweep_documents', { at_most: 100 });
  await removeFiles(context, 'professional-documents', paths);
  return Response.json({ success: true, data: { removed: paths.length } });
});
