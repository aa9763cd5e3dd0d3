import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { signOutWhenOver } from './sign-out-when-over';
import { DEVICES_KEY, type SignedInDevice } from './use-devices';

interface SessionRemoval<Variables> {
  /** The devices that remain on the page. */
  readonly remains: (device: SignedInDevice, variables: Variables) => boolean;
  readonly message: (variables: Variables) => { readonly title: string; readonly text: string };
  readonly onDone: () => void;
}

/** Ends sessions, removes their devices from the page at once, reports the result, and refetches the list. */
export function useSessionRemoval<Variables>(
  end: (client: PortalClient, variables: Variables) => Promise<void>,
  { remains, message, onDone }: SessionRemoval<Variables>,
) {
  const supabase = useSupabase();
  const key = [DEVICES_KEY, useUserId()];
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite<void, Variables>({
    mutationFn: async (variables) => {
      const client = await supabase();
      try {
        await end(client, variables);
      } catch (error) {
        throw await signOutWhenOver(client, toAppError(error));
      }
    },
    onSuccess: (_, variables) => {
      queries.setQueryData<SignedInDevice[]>(key, (list) =>
        list?.filter((device) => remains(device, variables)),
      );
      toast({ kind: 'success', ...message(variables) });
      onDone();
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'session-end') }),
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
}
