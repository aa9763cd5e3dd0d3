import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PRODUCT_NAME } from 'shared-domain/product';
import { acceptedForms } from '../../server/encodings.ts';
import type { Api } from '../../server/portal.ts';
import { pageResponse } from '../../server/served/page-response.ts';
import { createServedPages, type Limits } from '../../server/served/served-pages.ts';
import { createSitemaps } from '../../server/served/sitemaps.ts';
import { loadAreaServer } from './load-area-server.ts';

const compress = promisify(brotliCompress);
const QUALITY = 5;
/** The backend is in this process; the host is never looked up. */
const API_URL = 'http://api.invalid';

export interface ServedSiteOptions {
  /** Folder of the site. */
  readonly folder: string;
  readonly api: Api;
  readonly publishableKey: string;
  /** The portal's origin for absolute URLs. */
  readonly origin: string;
  readonly limits?: Partial<Limits>;
  readonly onFault?: (error: unknown) => void;
}

/** The pages of a site that are rendered for each request. */
export interface ServedSite {
  /** Null: the browser renders the page. */
  readonly page: (request: Request) => Promise<Response | null>;
  /** Null: the request is for no sitemap. */
  readonly sitemap: (request: Request) => Promise<Response | null>;
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Renders pages of a site over the backend of this process. */
export function createServedSite({ folder, api, publishableKey, ...rest }: ServedSiteOptions): ServedSite {
  const common = {
    ...rest,
    api: { url: API_URL, publishableKey },
    fetch: ((input, init) =>
      api.fetch(new Request(input, init), { isLocal: true, peerAddress: '127.0.0.1' })) as typeof fetch,
  };
  const sitemaps = createSitemaps(common);
  const pages = createServedPages({
    ...common,
    productName: PRODUCT_NAME,
    readText: (file) => readFile(path.join(folder, file), 'utf8').catch(() => null),
    load: (entry, integrity) => loadAreaServer(folder, entry, integrity),
  });
  void pages.prepare();
  return {
    async page(request) {
      const rendered = await pages.render(new URL(request.url));
      return rendered && compressed(request, pageResponse(request, rendered));
    },
    sitemap: (request) => sitemaps.answer(new URL(request.url)),
    clear: () => pages.clear(),
    stop: pages.stop,
  };
}

async function compressed(request: Request, response: Response): Promise<Response> {
  const [best] = acceptedForms(request.headers.get('accept-encoding'));
  if (!response.body || best?.encoding !== 'br') return response;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const body = new Uint8Array(await compress(await response.text(), { params }));
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: response.status, headers });
}
