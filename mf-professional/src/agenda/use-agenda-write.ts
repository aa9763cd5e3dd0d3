import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError, type AppError, type ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

interface AgendaWrite<Input> {
  /** Throws an `AppError`. */
  readonly write: (client: PortalClient, input: Input) => Promise<void>;
  readonly context: ErrorEntry;
  /** The toast after it. */
  readonly done: (input: Input) => { readonly title: string; readonly text?: string };
  readonly onDone: () => void;
  /** Called on a refusal, in addition to its toast. */
  readonly onRefused?: (error: AppError) => void;
}

/** A write about consultations: it reports the result, and reads the agenda again, also after a refusal. */
export function useAgendaWrite<Input>({ write, context, done, onDone, onRefused }: AgendaWrite<Input>) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const readAgain = () => queries.invalidateQueries({ queryKey: [AGENDA_KEY] });
  return useWrite({
    mutationFn: async (input: Input) => write(await supabase(), input),
    onSuccess: (_, input) => {
      onDone();
      toast({ kind: 'success', ...done(input) });
      return readAgain();
    },
    onError: (failure) => {
      const error = toAppError(failure);
      onRefused?.(error);
      toast({ kind: 'error', ...describeError(error, context) });
      return readAgain();
    },
  });
}
