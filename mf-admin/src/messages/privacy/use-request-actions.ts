import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError, toFunctionError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { NOTIFICATIONS_KEY } from 'shared-data/notifications';
import { copy } from './copy';
import { REQUESTS_KEY } from './use-requests';

/**
 * Changes a request and refetches the requests, also after a refusal: another admin may have changed it.
 * `showAtField` receives each error first and returns whether it has shown it.
 */
function useRequestWrite<Variables>(
  act: (client: PortalClient, variables: Variables) => Promise<void>,
  done: { readonly title: string; readonly text: string },
  onDone?: () => void,
  showAtField?: (error: unknown) => boolean,
) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<void, Variables>({
    mutationFn: async (variables) => act(await supabase(), variables),
    onSuccess: () => {
      toast({ kind: 'success', ...done });
      onDone?.();
    },
    onError: (error) => {
      if (!showAtField?.(error))
        toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-privacy']) });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
      return queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
    },
  });
}

/** Informs the user that the request is being processed. */
export const useStart = () =>
  useRequestWrite<string>(async (client, request_id) => {
    const { error } = await client.rpc('start_privacy_request', { request_id });
    if (error) throw toAppError(error);
  }, copy.started);

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly partly: boolean;
}

/** Closes a request with an answer that is e-mailed to the user. */
export const useAnswer = (onDone: () => void, showAtField: (error: unknown) => boolean) =>
  useRequestWrite<Answer>(
    async (client, { id, text, partly }) => {
      const { error } = await client.rpc('answer_privacy_request', { request_id: id, answer: text, partly });
      if (error) throw toAppError(error);
    },
    copy.answerDone,
    onDone,
    showAtField,
  );

/** Runs an erasure, including files. After `files_left`, a repeated call removes only the files. */
export const useErasure = (onDone: () => void) =>
  useRequestWrite<string>(
    async (client, request_id) => {
      const { error } = await client.functions.invoke('erase-person', { body: { request_id } });
      if (error) throw await toFunctionError(error);
    },
    copy.eraseDone,
    onDone,
  );
