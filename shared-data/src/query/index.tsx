import { useEffect, useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { onConnectionBack } from 'shared-portal/connection-back';
import { retryDelay, shouldRetry } from './retry';

export { useInfiniteRead, usePublicInfiniteRead, usePublicRead, useRead, type PageRequest } from './use-read';
export { useWrite, type Write } from './use-write';

export interface QueryProviderProps {
  /** For a page's test, or a client that lives longer than this root. Default: a fresh one. */
  readonly client?: QueryClient | undefined;
  readonly children: ReactNode;
}

const STALE_AFTER_MS = 30_000;

/** A client with our rules: it alone retries, it asks even when the browser believes to be offline. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: STALE_AFTER_MS,
        // The default would pause a query offline, and a skeleton would rest there for ever.
        networkMode: 'always',
      },
      // A write is never repeated by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Server data of one area: its own client for each root that is mounted. */
export function QueryProvider({ client, children }: QueryProviderProps) {
  const [own] = useState(() => client ?? createQueryClient());
  useRefetchWhenBack(own);
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}

/**
 * Reads everything on the screen again once the portal can be reached, also what failed meanwhile. The client's own
 * `refetchOnReconnect` follows the browser alone, which does not notice that the host was down.
 */
function useRefetchWhenBack(client: QueryClient) {
  useEffect(() => onConnectionBack(() => void client.refetchQueries({ type: 'active' })), [client]);
}
