import { ISOLATED_POLICY } from '../../server/security-headers.ts';
import { listen, type Listening } from '../../server/listen.ts';
import { createStaticSite, withPolicy } from '../../server/static-site.ts';

/**
 * Serves the output folder of `buildIsolated` like a static host: files, and the page for every other path.
 */
export function serveIsolated(folder: string): Promise<Listening> {
  const site = withPolicy(createStaticSite(folder), ISOLATED_POLICY);
  return listen({
    port: 0,
    handler: async (request) =>
      (await site.file(request, new URL(request.url).pathname)) ??
      (await site.file(request, '/index.html')) ??
      new Response(null, { status: 404 }),
  });
}
