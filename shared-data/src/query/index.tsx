import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { onConnectionBack } from 'shared-portal/connection-back';
import type { ServedData } from 'shared-portal/contract';
import { useServed } from 'shared-portal/portal';
import { retryDelay, shouldRetry } from './retry';

export {
  publicInfiniteQuery,
  publicQuery,
  useInfiniteRead,
  usePublicInfiniteRead,
  usePublicRead,
  useRead,
  type PageRequest,
} from './use-read';
export { useWrite, type Write } from './use-write';

export interface QueryProviderProps {
  /** For page tests, or a client that outlives this root. Default: a new one. */
  readonly client?: QueryClient | undefined;
  readonly children: ReactNode;
}

const STALE_AFTER_MS = 30_000;
/** From hydration on, by the browser's clock: the server's may differ. */
const SERVED_STALE_AFTER_MS = 10 * 60_000;

/**
 * A query client with our defaults: it retries reads, and sends requests even if the browser reports offline.
 */
function createQueryClient(served: ServedData | null): QueryClient {
  const createdAt = Date.now();
  const servedStaleTime = () => (Date.now() - createdAt < SERVED_STALE_AFTER_MS ? Infinity : 0);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: ({ state }: Query) =>
          state.dataUpdatedAt === served?.at ? servedStaleTime() : STALE_AFTER_MS,
        // By default a query pauses offline, and its skeleton would stay forever.
        networkMode: 'always',
      },
      // Writes are never retried automatically.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // With the server's time, which is rendered: hydration must show the same.
  if (served)
    for (const [key, data] of served.queries) client.setQueryData(key, data, { updatedAt: served.at });
  return client;
}

/** Server data of one area: a separate client for each mounted root. */
export function QueryProvider({ client, children }: QueryProviderProps) {
  const served = useServedNow();
  const [own] = useState(() => client ?? createQueryClient(served));
  useRefetchOnReconnect(own);
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}

const never = () => () => undefined;

/** The server's data while its HTML is rendered or hydrated; null for a root that opens later. */
function useServedNow(): ServedData | null {
  const served = useServed();
  return useSyncExternalStore(
    never,
    () => null,
    () => served,
  );
}

/**
 * Refetches everything on the screen once the portal is reachable again, including failed queries. The
 * client's `refetchOnReconnect` follows only the browser's events, which miss an outage of the host.
 */
function useRefetchOnReconnect(client: QueryClient) {
  useEffect(() => onConnectionBack(() => void client.refetchQueries({ type: 'active' })), [client]);
}
