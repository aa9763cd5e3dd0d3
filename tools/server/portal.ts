import { extname } from 'node:path';
import { CONFIGURATION, KEPT_FOR_A_START } from './caching.ts';
import { mailbox, type MessageSource } from './mailbox/mailbox.ts';
import type { Handler, Peer } from './listen.ts';
import type { StaticSite } from './static-site.ts';
import { testRoutes, type TestControls } from './test-routes.ts';

/** What answers the portal's API: the embedded backend. */
export interface Api {
  readonly fetch: (request: Request, peer: Peer) => Promise<Response>;
}

/** The HTML file of a page, and the status it is sent with (404 for a path that no route knows). */
export interface Page {
  readonly file: string;
  readonly status: number;
}

export interface PortalOptions {
  readonly site: StaticSite;
  readonly pageOf: (pathname: string) => Page;
  readonly api: Api;
  /** What `/_mail` shows to this machine; null where e-mails go out to people, and are nobody else's to read. */
  readonly mailbox: MessageSource | null;
  readonly publishableKey: string;
  /** Only under the test flag. */
  readonly test?: TestControls | undefined;
}

/** This machine, by its own names. */
const HERE = /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/;

const API = /^\/(auth|rest|storage|functions)\/v1(\/|$)/;

/** Everything on one origin: API, mailbox, the browser's configuration, files and pages. */
export function portalHandler({ site, pageOf, api, publishableKey, test, ...rest }: PortalOptions): Handler {
  return async (request, peer) => {
    const { pathname, hostname } = new URL(request.url);
    if (API.test(pathname)) return api.fetch(request, peer);
    if (test && pathname.startsWith('/_test/')) return testRoutes(test, request, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (pathname === CONFIGURATION) return configuration({ supabaseUrl: '/', publishableKey });
    // Under another name a page from elsewhere may ask, whose host's address was changed to this machine's.
    const mail = rest.mailbox && HERE.test(hostname) ? await mailbox(rest.mailbox, pathname) : null;
    return mail ?? (await site.file(request, pathname)) ?? page(site, pageOf, request, pathname);
  };
}

const configuration = (facts: Readonly<Record<string, string>>) =>
  Response.json(facts, { headers: { 'cache-control': KEPT_FOR_A_START } });

/** A page has no extension and no underscore in front; any other path that names no file does not exist. */
async function page(
  site: StaticSite,
  pageOf: PortalOptions['pageOf'],
  request: Request,
  pathname: string,
): Promise<Response> {
  const missing = () => new Response(null, { status: 404 });
  if (extname(pathname) || pathname.startsWith('/_')) return missing();
  const { file, status } = pageOf(pathname);
  return (await site.file(request, file, status)) ?? missing();
}
