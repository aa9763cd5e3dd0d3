import { skipToken, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useUserId } from 'shared-portal/portal';

interface Asking {
  /** Who is signed in. */
  readonly userId: string;
  /** Says that nobody waits for the answer any more. Left alone, the answer is kept for whoever comes back. */
  readonly signal: AbortSignal;
}

interface Read<Data, Shown> extends Omit<
  UseQueryOptions<Data, Error, Shown>,
  'queryKey' | 'queryFn' | 'enabled'
> {
  /** What is read, without the person. Invalidated by its first parts. */
  readonly key: readonly unknown[];
  /** Whether it is wanted yet. Default: at once. */
  readonly enabled?: boolean;
  /** Throws an `AppError`. */
  readonly read: (client: PortalClient, asking: Asking) => Promise<Data>;
}

/**
 * What the signed-in person reads of the server: under a key of their own, so that nobody sees what somebody else on
 * the same device read, and not at all while nobody is signed in.
 */
export function useRead<Data, Shown = Data>({
  key,
  enabled = true,
  read,
  ...options
}: Read<Data, Shown>): UseQueryResult<Shown> {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    ...options,
    queryKey: [...key, userId],
    enabled,
    queryFn:
      userId === null
        ? skipToken
        : async (query) =>
            read(await supabase(), {
              userId,
              get signal() {
                return query.signal;
              },
            }),
  });
}
