import { describeError, toAppError, type ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';

interface TeamWrite<Answer, Input> {
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField?: ((error: unknown) => boolean) | undefined;
  readonly errors: ErrorEntry;
  /** Called after an answer and after a refusal. */
  readonly onSettled: () => void;
}

/** A change by the team; an error that no field shows is a toast. */
export function useTeamWrite<Answer, Input>({
  act,
  onDone,
  showAtField,
  errors,
  onSettled,
}: TeamWrite<Answer, Input>) {
  const supabase = useSupabase();
  const toast = useToast();
  return useWrite<Answer, Input>({
    mutationFn: async (input) => act(await supabase(), input),
    onSuccess: onDone,
    onError: (error) => {
      if (!showAtField?.(error)) toast({ kind: 'error', ...describeError(toAppError(error), errors) });
    },
    onSettled,
  });
}
