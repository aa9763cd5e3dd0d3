import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError, toFunctionError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRefusals } from 'shared-ui/form';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { REQUESTS_KEY } from './use-requests';

/** Refusals of the server that concern the words of an answer. */
const REFUSED = { answer_required: 'text', text_too_long: 'text' } as const;

/** Changes a request and reads the requests again, also after a refusal: another admin may have changed it. */
function useRequestWrite<Variables>(
  act: (client: PortalClient, variables: Variables) => Promise<void>,
  done: { readonly title: string; readonly text: string },
  onDone?: () => void,
) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED, 'admin-privacy');
  const write = useWrite<void, Variables>({
    mutationFn: async (variables) => act(await supabase(), variables),
    onSuccess: () => {
      toast({ kind: 'success', ...done });
      onDone?.();
    },
    onError: (error) => {
      if (!refusals.take(error))
        toast({ kind: 'error', ...describeError(toAppError(error), 'admin-privacy') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
  });
  return { ...write, form, refusals };
}

/** Tells the person that somebody deals with the request. */
export const useStart = () =>
  useRequestWrite<string>(async (client, request_id) => {
    const { error } = await client.rpc('start_privacy_request', { request_id });
    if (error) throw toAppError(error);
  }, copy.started);

export interface Answer {
  readonly id: string;
  readonly text: string;
  readonly partly: boolean;
}

/** Closes a request with words that go to the person by e-mail. */
export const useAnswer = (onDone: () => void) =>
  useRequestWrite<Answer>(
    async (client, { id, text, partly }) => {
      const { error } = await client.rpc('answer_privacy_request', { request_id: id, answer: text, partly });
      if (error) throw toAppError(error);
    },
    copy.answerDone,
    onDone,
  );

/** Carries out an erasure, files included. Again after `files_left`: only the files. */
export const useErasure = (onDone: () => void) =>
  useRequestWrite<string>(
    async (client, request_id) => {
      const { error } = await client.functions.invoke('erase-person', { body: { request_id } });
      if (error) throw await toFunctionError(error);
    },
    copy.eraseDone,
    onDone,
  );
