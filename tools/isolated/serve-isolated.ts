import { ISOLATED_POLICY } from '../../server/headers.ts';
import { listen, type Listening } from '../../server/listen.ts';
import { createStaticSite, withPolicy } from '../../server/static-site.ts';

/** Serves what `buildIsolated` left in a folder as any static host would: files, and the page for every other address. */
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
