import type { ServedPage } from 'shared-portal/contract';
import { createChanges } from './changes.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { pageHtml, type PortalFacts } from './page-html.ts';
import { LoadError, readPublication, type PublishedSite, type ServedPublication } from './publication.ts';
import { servedAddress, type ServedAddress } from './served-route.ts';

/** What a host provides. Nothing here depends on Node: any server with web-standard APIs can be one. */
export interface ServedHost extends PublishedSite, PortalFacts {
  readonly api: { readonly url: string; readonly publishableKey: string };
  /** Sends requests to the API. */
  readonly fetch: typeof fetch;
  readonly limits?: Partial<Limits>;
  /** Called with the reason when the browser has to render a page. */
  readonly onFault?: (error: unknown) => void;
}

/** Times in milliseconds. */
export interface Limits {
  /** To read the data of a page and to render it. */
  readonly budgetMs: number;
  /** How long a page is sent from the cache. */
  readonly freshMs: number;
  /** How much longer, while it is rendered again. */
  readonly staleMs: number;
  /** How often the database is asked what changed. */
  readonly changesMs: number;
  /** How long a request waits for that answer. */
  readonly changesBudgetMs: number;
  /** How often `/remotes.json` is read. */
  readonly remotesMs: number;
  /** Pause of all pages after one took too long, and of one address after it failed. */
  readonly restMs: number;
  /** Pause before a bundle that could not be loaded is tried again. */
  readonly reloadMs: number;
  /** Pages rendered at the same time. */
  readonly concurrency: number;
  readonly cacheBytes: number;
}

const LIMITS: Limits = {
  budgetMs: 1000,
  freshMs: 60_000,
  staleMs: 60_000,
  changesMs: 1000,
  changesBudgetMs: 250,
  remotesMs: 2000,
  restMs: 5000,
  reloadMs: 60_000,
  concurrency: 16,
  cacheBytes: 64 * 1024 * 1024,
};

/** Renders the public pages that have a server bundle. */
export interface ServedPages {
  /**
   * The page at an address; null: the browser renders it.
   * @param waitUntil keeps the host running for work after the response
   */
  readonly render: (url: URL, waitUntil?: (work: Promise<unknown>) => void) => Promise<RenderedPage | null>;
  /** Drops all cached pages. */
  readonly clear: () => void;
  /** Loads the published bundle before the first page. */
  readonly prepare: () => Promise<unknown>;
  readonly stop: () => void;
}

/** Creates the renderer of a host. */
export function createServedPages(host: ServedHost): ServedPages {
  // Never goes back, unlike the time of day.
  const now = () => performance.now();
  const limits = { ...LIMITS, ...host.limits };
  const { onFault = () => undefined } = host;
  const cache = new PageCache(limits.cacheBytes);
  const changes = createChanges(host, limits, (tags) => (tags ? cache.drop(tags) : cache.clear()));
  const rendering = new Map<string, Promise<RenderedPage | null>>();
  let publication: ServedPublication | null = null;
  let reading: Promise<void> | null = null;
  let readAt = -Infinity;
  let restsUntil = -Infinity;
  let refused = { id: '', until: -Infinity };
  /** Until when an address rests, oldest first. */
  const resting = new Map<string, number>();

  async function readAgain(): Promise<void> {
    const next = await readPublication(host, publication, (id) => id === refused.id && now() < refused.until);
    if (next === publication) return;
    const { server } = publication ?? {};
    // Pages that it is rendering are still sent.
    if (server?.stop) setTimeout(server.stop, 2 * limits.budgetMs).unref?.();
    publication = next;
    cache.clear();
  }

  async function currentPublication(): Promise<ServedPublication | null> {
    if (!reading && now() - readAt >= limits.remotesMs) {
      readAt = now();
      reading = readAgain()
        .catch((error: unknown) => {
          if (error instanceof LoadError) refused = { id: error.id, until: now() + limits.reloadMs };
          onFault(error);
        })
        .finally(() => (reading = null));
    }
    // Every page of the portal waits here, so not for long.
    const waitMs = readAt + limits.budgetMs - now();
    if (!publication && reading && waitMs > 0) await Promise.race([reading, pause(waitMs)]);
    return publication;
  }

  /** After a timeout the backend is slow or the thread is busy, for every page. */
  function rest(key: string, error: unknown): void {
    const until = now() + limits.restMs;
    if (error instanceof TookTooLong) restsUntil = until;
    resting.delete(key);
    resting.set(key, until);
    for (const [oldest] of resting) {
      if (resting.size <= MAX_RESTING) break;
      resting.delete(oldest);
    }
  }

  /** Renders a page once for all requests that wait for it; null if it failed. */
  function renderOnce(from: ServedPublication, address: ServedAddress): Promise<RenderedPage | null> {
    const known = rendering.get(address.key);
    if (known) return known;
    const work = renderPage(host, from, address, limits.budgetMs)
      .then((page) => {
        if (publication === from) cache.set(address.key, page);
        return page;
      })
      .catch((error: unknown) => {
        if (publication === from) rest(address.key, error);
        onFault(error);
        return null;
      })
      .finally(() => rendering.delete(address.key));
    rendering.set(address.key, work);
    return work;
  }

  return {
    async render(url, waitUntil = () => undefined) {
      const from = await currentPublication();
      const address = from && servedAddress(from.routes, url);
      if (!address) return null;
      await changes.upToDate();
      const { key } = address;
      const cached = cache.get(key);
      const age = cached ? now() - cached.renderedAt : Infinity;
      if (cached && age < limits.freshMs) return cached;
      const isFull = !rendering.has(key) && rendering.size >= limits.concurrency;
      const mayRender = !isFull && now() >= Math.max(restsUntil, resting.get(key) ?? 0);
      if (cached && age < limits.freshMs + limits.staleMs) {
        if (mayRender) waitUntil(renderOnce(from, address));
        return cached;
      }
      return mayRender ? renderOnce(from, address) : null;
    },
    clear: () => cache.clear(),
    prepare: currentPublication,
    stop: () => publication?.server.stop?.(),
  };
}

/** Addresses that rest; without a limit, strangers could fill the memory. */
const MAX_RESTING = 1000;

class TookTooLong extends Error {}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Renders one page within the budget. */
async function renderPage(
  host: ServedHost,
  { id, server, frames }: ServedPublication,
  { route, key }: ServedAddress,
  budgetMs: number,
): Promise<RenderedPage> {
  const frame = frames[route.path];
  if (!frame) throw new Error(`There is no frame for ${route.path}`);
  const { origin, api } = host;
  const renderedAt = performance.now();
  const timeout = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.abort();
    late.reject(new TookTooLong(`${route.path} took more than ${budgetMs} ms`));
  }, budgetMs);
  try {
    const fetchInTime: typeof fetch = (input, init) => host.fetch(input, { ...init, signal: timeout.signal });
    const work = server.render({ address: key, origin, api, fetch: fetchInTime, now: Date.now() });
    const page = await Promise.race([work, late.promise]);
    return {
      status: page.status,
      html: pageHtml(frame, page, host),
      etag: await etagOf(id, page),
      isIndexed: page.head.isIndexed,
      tags: page.tags,
      renderedAt,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** Does not depend on the time of the data. */
async function etagOf(id: string, { html, data, head }: ServedPage): Promise<string> {
  const text = JSON.stringify([id, html, data.queries, head]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `W/"${[...new Uint8Array(hash, 0, 9)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
