import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, isFresh } from './caching.ts';
import { contentType } from './content-types.ts';
import { acceptedForms } from './encodings.ts';

export interface StaticSite {
  /** Returns the file of a path, or null when there is none. */
  readonly file: (request: Request, pathname: string, status?: number) => Promise<Response | null>;
}

/** Serves the files under `root`, using the build's compressed files. */
export function createStaticSite(root: string): StaticSite {
  return {
    async file(request, pathname, status = 200) {
      const file = locate(root, pathname);
      const stats = file && (await factsOf(file));
      if (!file || !stats) return null;
      const headers = new Headers({
        'content-type': contentType(file),
        'cache-control': cacheControl(file),
        etag: stats.etag,
        vary: 'accept-encoding',
      });
      const isWhole = status === 200;
      if (isWhole && isFresh(request.headers.get('if-none-match'), stats.etag))
        return new Response(null, { status: 304, headers });
      const body = await smallest(file, request, headers);
      headers.set('content-length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
}

/** The same site with another content security policy than the portal's. */
export const withPolicy = (site: StaticSite, policy: string): StaticSite => ({
  async file(...asked) {
    const answer = await site.file(...asked);
    answer?.headers.set('content-security-policy', policy);
    return answer;
  },
});

/** The path's file under `root`; null when the path leaves `root`, names a hidden file or is malformed. */
function locate(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const parts = decoded.split('/').filter(Boolean);
  if (!parts.length || parts.some((part) => part.startsWith('.') || /[\\\0:]/.test(part))) return null;
  return path.join(root, ...parts);
}

async function factsOf(file: string): Promise<{ etag: string } | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return { etag: `W/"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` };
}

async function smallest(file: string, request: Request, headers: Headers): Promise<Uint8Array<ArrayBuffer>> {
  for (const { encoding, extension } of acceptedForms(request.headers.get('accept-encoding'))) {
    const compressed = await readFile(file + extension).catch(() => null);
    if (!compressed) continue;
    headers.set('content-encoding', encoding);
    return compressed;
  }
  return readFile(file);
}
