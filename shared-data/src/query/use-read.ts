import {
  skipToken,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useUserId } from 'shared-portal/portal';

interface PublicRequest {
  /** Aborts when the result is no longer needed. A read that ignores it completes and is cached. */
  readonly signal: AbortSignal;
}

interface PrivateRequest extends PublicRequest {
  /** The signed-in user. */
  readonly userId: string;
}

type Options<Base> = Omit<
  Base,
  'queryKey' | 'queryFn' | 'enabled' | 'initialPageParam' | 'getNextPageParam'
> & {
  /** Query key without the user. Invalidated by its first parts. */
  readonly key: readonly unknown[];
  /** Default: true. */
  readonly enabled?: boolean;
};

type Read<Request, Data, Shown> = Options<UseQueryOptions<Data, Error, Shown>> & {
  /** Throws an `AppError`. */
  readonly read: (client: PortalClient, request: Request) => Promise<Data>;
};

/** Arguments of a page read. */
export type PageRequest<Cursor, Request = PrivateRequest> = Request & {
  /** Cursor of the page; null: the first. */
  readonly cursor: Cursor | null;
};

type InfiniteRead<Request, Page, Cursor, Shown> = Options<
  UseInfiniteQueryOptions<Page, Error, Shown, readonly unknown[], Cursor | null>
> & {
  /** Throws an `AppError`. */
  readonly read: (client: PortalClient, request: PageRequest<Cursor, Request>) => Promise<Page>;
  /** Cursor of the next page; null: this is the last. */
  readonly next: (page: Page) => Cursor | null;
};

/** Accesses `signal` lazily: react-query cancels a read only if it was accessed. */
const requestOf = <Own extends object>(query: PublicRequest, own: Own): PublicRequest & Own => ({
  ...own,
  get signal() {
    return query.signal;
  },
});

/**
 * Reads data that belongs to the signed-in user. It is cached by user, so that another user of the same device never
 * sees it, and is not read without a session.
 */
export function useRead<Data, Shown = Data>({
  key,
  enabled = true,
  read,
  ...options
}: Read<PrivateRequest, Data, Shown>): UseQueryResult<Shown> {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    ...options,
    queryKey: [...key, userId],
    enabled,
    queryFn:
      userId === null ? skipToken : async (query) => read(await supabase(), requestOf(query, { userId })),
  });
}

type Client = () => Promise<PortalClient>;

/** The query of a public read: for `usePublicRead`, and for a server that has no hooks. */
export const publicQuery = <Data, Shown = Data>(
  supabase: Client,
  { key, read, ...options }: Read<PublicRequest, Data, Shown>,
) => ({
  ...options,
  queryKey: key,
  queryFn: async (query: PublicRequest) => read(await supabase(), requestOf(query, {})),
});

/** Reads public data, with or without a session. */
export function usePublicRead<Data, Shown = Data>(
  read: Read<PublicRequest, Data, Shown>,
): UseQueryResult<Shown> {
  return useQuery(publicQuery(useSupabase(), read));
}

/** `useRead` page by page; each further page is read when `fetchNextPage` is called. */
export function useInfiniteRead<Page, Cursor, Shown = InfiniteData<Page, Cursor | null>>({
  key,
  enabled = true,
  read,
  next,
  ...options
}: InfiniteRead<PrivateRequest, Page, Cursor, Shown>): UseInfiniteQueryResult<Shown> {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    ...options,
    queryKey: [...key, userId],
    enabled,
    initialPageParam: null,
    getNextPageParam: next,
    queryFn:
      userId === null
        ? skipToken
        : async (query) =>
            read(await supabase(), requestOf(query, { userId, cursor: query.pageParam as Cursor | null })),
  });
}

/** The query of a public read page by page. */
export const publicInfiniteQuery = <Page, Cursor, Shown = InfiniteData<Page, Cursor | null>>(
  supabase: Client,
  { key, read, next, ...options }: InfiniteRead<PublicRequest, Page, Cursor, Shown>,
) => ({
  ...options,
  queryKey: key,
  initialPageParam: null,
  getNextPageParam: next,
  queryFn: async (query: PublicRequest & { readonly pageParam?: unknown }) =>
    read(await supabase(), requestOf(query, { cursor: query.pageParam as Cursor | null })),
});

/** `usePublicRead` page by page. */
export function usePublicInfiniteRead<Page, Cursor, Shown = InfiniteData<Page, Cursor | null>>(
  read: InfiniteRead<PublicRequest, Page, Cursor, Shown>,
): UseInfiniteQueryResult<Shown> {
  return useInfiniteQuery(publicInfiniteQuery(useSupabase(), read));
}
