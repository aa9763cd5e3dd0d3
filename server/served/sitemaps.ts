import type { ServedHost } from './served-pages.ts';

/** The sitemaps of a portal with all its professionals. */
export interface Sitemaps {
  /** Null: the address is not a sitemap's. */
  readonly answer: (url: URL) => Promise<Response | null>;
}

/** The file of the site with the pages of the build. */
export const SITEMAP_OF_PAGES = 'sitemap-pages.xml';

const INDEX = '/sitemap.xml';
const OF_PROFILES = /^\/sitemap-profiles-([0-9a-f])\.xml$/;
/** The ids of each file begin with the same digit: a file keeps its professionals while others join or leave. */
const DIGITS = [...'0123456789abcdef'];
/** The most that a sitemap may contain. */
const FILE_SIZE = 50_000;
/** The most rows that the API returns. */
const READ_SIZE = 1000;
const KEPT_MS = 3_600_000;
/** Pause after a file could not be made. */
const RETRY_SECONDS = 60;

/** The index names the sitemap of the build and those of the profiles, which are made when they are requested. */
export function createSitemaps({
  origin,
  api,
  fetch: send,
  onFault = () => undefined,
}: Pick<ServedHost, 'origin' | 'api' | 'fetch' | 'onFault'>): Sitemaps {
  const made = new Map<string, { readonly at: number; readonly text: Promise<string | null> }>();

  async function readIds(digit: string): Promise<readonly string[]> {
    const ids: string[] = [];
    let from = `gte.${digit}0000000-0000-0000-0000-000000000000`;
    while (ids.length < FILE_SIZE) {
      const query = new URLSearchParams([
        ['select', 'user_id'],
        ['user_id', from],
        ['user_id', `lte.${digit}fffffff-ffff-ffff-ffff-ffffffffffff`],
        ['order', 'user_id'],
        ['limit', String(READ_SIZE)],
      ]);
      const response = await send(`${api.url}/rest/v1/professionals_public?${query}`, {
        headers: { apikey: api.publishableKey },
      });
      if (!response.ok) throw new Error(`professionals_public answered with status ${response.status}`);
      const rows = (await response.json()) as readonly { readonly user_id: string }[];
      ids.push(...rows.map(({ user_id: id }) => id));
      const last = ids.at(-1);
      if (rows.length < READ_SIZE || last === undefined) break;
      from = `gt.${last}`;
    }
    return ids.slice(0, FILE_SIZE);
  }

  /** Made once for all requests of an hour; null: that failed. */
  function profiles(digit: string): Promise<string | null> {
    const now = performance.now();
    const known = made.get(digit);
    if (known && now - known.at < KEPT_MS) return known.text;
    const text = readIds(digit)
      .then((ids) => urlset(ids.map((id) => `${origin}/professional/profile/${id}`)))
      .catch((error: unknown) => {
        onFault(error);
        made.set(digit, { at: now - KEPT_MS + RETRY_SECONDS * 1000, text: Promise.resolve(null) });
        return null;
      });
    made.set(digit, { at: now, text });
    return text;
  }

  return {
    async answer({ pathname }) {
      if (pathname === INDEX) return xml(index(origin));
      const [, digit] = OF_PROFILES.exec(pathname) ?? [];
      if (digit === undefined) return null;
      const text = await profiles(digit);
      return text === null
        ? new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) } })
        : xml(text);
    },
  };
}

const xml = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function index(origin: string): string {
  const files = [SITEMAP_OF_PAGES, ...DIGITS.map((digit) => `sitemap-profiles-${digit}.xml`)];
  const entries = files.map((file) => `  <sitemap><loc>${origin}/${file}</loc></sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>\n'].join('\n');
}

/** A sitemap of absolute URLs. */
export function urlset(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`);
  return [HEAD, `<urlset ${NAMESPACE}>`, ...entries, '</urlset>\n'].join('\n');
}
