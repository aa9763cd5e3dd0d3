import { asService } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { sweep } from '../_shared/photos/sweep.ts';

/**
 * Removes photos that no profile shows any more, and what was sent and never published. Idempotent. For the
 * service role only (pg_cron, or the embedded backend's timer).
 */
export const sweepPhotos = handler(async (request, context) => {
  asService(request, context);
  return Response.json({ success: true, data: { removed: await sweep(context) } });
});
