import { useEffect, useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { onConnectionBack } from 'shared-portal/connection-back';
import { retryDelay, shouldRetry } from './retry';

export { useInfiniteRead, usePublicInfiniteRead, usePublicRead, useRead, type PageRequest } from './use-read';
export { useWrite, type Write } from './use-write';

export interface QueryProviderProps {
  /** For page tests, or a client that outlives this root. Default: a new one. */
  readonly client?: QueryClient | undefined;
  readonly children: ReactNode;
}

const STALE_AFTER_MS = 30_000;

/**
 * A query client with our defaults: it retries reads, and sends requests even if the browser reports offline.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: STALE_AFTER_MS,
        // By default a query pauses offline, and its skeleton would stay forever.
        networkMode: 'always',
      },
      // Writes are never retried automatically.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Server data of one area: a separate client for each mounted root. */
export function QueryProvider({ client, children }: QueryProviderProps) {
  const [own] = useState(() => client ?? createQueryClient());
  useRefetchOnReconnect(own);
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}

/**
 * Refetches everything on the screen once the portal is reachable again, including failed queries. The
 * client's `refetchOnReconnect` follows only the browser's events, which miss an outage of the host.
 */
function useRefetchOnReconnect(client: QueryClient) {
  useEffect(() => onConnectionBack(() => void client.refetchQueries({ type: 'active' })), [client]);
}
