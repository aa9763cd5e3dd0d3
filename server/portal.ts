import { extname } from 'node:path';
import { CONFIGURATION, CACHE_BRIEFLY } from './caching.ts';
import { mailbox, type MessageSource } from './mailbox/mailbox.ts';
import type { Handler, Peer } from './listen.ts';
import type { StaticSite } from './static-site.ts';
import { testRoutes, type TestControls } from './test-routes.ts';

/** The portal's API: the embedded backend. */
export interface Api {
  readonly fetch: (request: Request, peer: Peer) => Promise<Response>;
}

/** The HTML file of a page with its status (404 for an unknown path). */
export interface Page {
  readonly file: string;
  readonly status: number;
}

/** Null: nothing is made for this request. */
interface ServedParts {
  readonly page: (request: Request) => Promise<Response | null>;
  readonly sitemap: (request: Request) => Promise<Response | null>;
}

export interface PortalOptions {
  readonly site: StaticSite;
  readonly htmlForPath: (pathname: string) => Page;
  readonly api: Api;
  /** The e-mails of `/_mail` for local clients; null when e-mails are sent by SMTP. */
  readonly mailbox: MessageSource | null;
  /**
   * Whether the portal is reachable from other machines: it then shows no e-mails and creates no test
   * accounts.
   */
  readonly isPublic: boolean;
  readonly publishableKey: string;
  /** What is made for each request. Default: browsers render all pages, and the sitemap is the build's. */
  readonly served?: ServedParts | undefined;
  /** Only with the test flag. */
  readonly test?: TestControls | undefined;
}

const API = /^\/(auth|rest|storage|functions|realtime)\/v1(\/|$)/;

/** Serves everything on one origin: API, mailbox, the browser's configuration, files and pages. */
export function portalHandler({
  site,
  htmlForPath,
  api,
  publishableKey,
  test,
  ...rest
}: PortalOptions): Handler {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    // A request can look local behind a proxy, so the deployment is checked first.
    const isForThisMachine = !rest.isPublic && peer.isLocal;
    if (API.test(pathname))
      return makesTestUser(pathname) && !isForThisMachine ? refusal() : api.fetch(request, peer);
    if (test && pathname.startsWith('/_test/')) return testRoutes(test, request, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (pathname === CONFIGURATION) return configuration({ supabaseUrl: '/', publishableKey });
    const mail = rest.mailbox && isForThisMachine ? await mailbox(rest.mailbox, pathname) : null;
    return (
      mail ??
      (await rest.served?.sitemap(request)) ??
      (await site.file(request, pathname)) ??
      (await rest.served?.page(request)) ??
      page(site, htmlForPath, request, pathname)
    );
  };
}

/** Test accounts require a local portal and a local request. */
const makesTestUser = (pathname: string) => /prepare_test_user/i.test(decoded(pathname));

/** Invalid percent-encoding is kept. */
const decoded = (pathname: string) =>
  pathname.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

const refusal = () =>
  Response.json(
    {
      code: 'P0001',
      message: 'demonstration_off',
      details: 'Test accounts can only be created from this machine.',
      hint: null,
    },
    { status: 400 },
  );

const configuration = (facts: Readonly<Record<string, string>>) =>
  Response.json(facts, { headers: { 'cache-control': CACHE_BRIEFLY } });

/** A page has no extension and no leading underscore; any other path without a file is not found. */
async function page(
  site: StaticSite,
  htmlForPath: PortalOptions['htmlForPath'],
  request: Request,
  pathname: string,
): Promise<Response> {
  const missing = () => new Response(null, { status: 404 });
  if (extname(pathname) || pathname.startsWith('/_')) return missing();
  const { file, status } = htmlForPath(pathname);
  return (await site.file(request, file, status)) ?? missing();
}
