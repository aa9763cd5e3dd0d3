import type { QueryClient } from '@tanstack/react-query';

/** Events of one transaction arrive together. */
const GATHERED_MS = 30;

interface Reread {
  timer?: ReturnType<typeof setTimeout> | undefined;
  lastAt: number;
}

const known = new WeakMap<QueryClient, Map<string, Reread>>();

const isHidden = () => document.visibilityState === 'hidden';

/** Cancelling the read of a further page would lose it. */
const isReadingFurther = (queries: QueryClient, queryKey: readonly unknown[]) =>
  queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .some(({ state }) => state.fetchMeta?.fetchMore !== undefined);

/**
 * Reads the queries of a key again in a moment, once for all callers, and at most every `apartMs`. A hidden page only
 * marks them: it reads when it is shown.
 */
export function readAgain(queries: QueryClient, queryKey: readonly unknown[], apartMs: number): void {
  const all = known.get(queries) ?? new Map<string, Reread>();
  known.set(queries, all);
  const name = JSON.stringify(queryKey);
  const reread = all.get(name) ?? { lastAt: -Infinity };
  all.set(name, reread);
  if (reread.timer !== undefined) return;
  const inMs = Math.max(GATHERED_MS, reread.lastAt + apartMs - performance.now());
  reread.timer = setTimeout(() => {
    reread.timer = undefined;
    if (isReadingFurther(queries, queryKey)) return readAgain(queries, queryKey, apartMs);
    reread.lastAt = performance.now();
    const refetchType = isHidden() ? 'none' : 'active';
    void queries.invalidateQueries({ queryKey, refetchType });
  }, inMs);
}

/** Reads the queries of a key again unless they are being read, in a visible page. */
export function readIfVisible(queries: QueryClient, queryKey: readonly unknown[]): void {
  if (!isHidden()) void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
