import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError, type ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { PERSON_KEY } from '../use-person';

interface PersonWrite<Answer, Input> {
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField?: (error: unknown) => boolean;
  readonly errors?: ErrorEntry;
}

/** Reads an account and the list of accounts again after a change. */
export function useChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of [PERSON_KEY, 'admin-users']) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** A change of an account, which is read again afterwards, also after a refusal. */
export function usePersonWrite<Answer, Input>({
  act,
  onDone,
  showAtField,
  errors = ADMIN_ERRORS['admin-person'],
}: PersonWrite<Answer, Input>) {
  const supabase = useSupabase();
  const toast = useToast();
  const changed = useChanged();
  return useWrite<Answer, Input>({
    mutationFn: async (input) => act(await supabase(), input),
    onSuccess: onDone,
    onError: (error) => {
      if (!showAtField?.(error)) toast({ kind: 'error', ...describeError(toAppError(error), errors) });
    },
    onSettled: changed,
  });
}
