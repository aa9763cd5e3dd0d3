import path from 'node:path';

const YEAR_SECONDS = 31_536_000;

/** A content hash in the name, as the build writes it: `main.3f2a91bc.js`. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;

export const KEPT_FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Where the browser's configuration lies. */
export const CONFIGURATION = '/portal-config.json';

/**
 * As long as a page takes to begin: pages of signed-in people hint at the configuration, and an answer that may not be
 * kept at all is asked for once more when the hint is taken up.
 */
export const KEPT_FOR_A_START = 'max-age=10';

/**
 * How long a file may be kept. What carries its hash in the name never changes; pages, remotes.json, manifests
 * and remoteEntry.js are asked for each time, and answered with 304 while they are the same.
 */
export function cacheControl(file: string): string {
  if (file === CONFIGURATION) return KEPT_FOR_A_START;
  return HASHED_NAME.test(path.basename(file)) ? KEPT_FOR_EVER : 'no-cache';
}

/** Whether the copy a browser says it has (If-None-Match) is the current one. Compares weakly. */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
