import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError, type ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { MONEY_KEY, PAYMENTS_KEY } from '../parts/money-key';

interface MoneyWrite<Answer, Input> {
  /** Throws an `AppError` with the procedure's code. */
  readonly write: (client: PortalClient, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer, input: Input) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField?: (error: unknown) => boolean;
  /** Texts of the refusals. Default: those of charges and refunds. */
  readonly errors?: ErrorEntry;
}

/** A decision about money. Everything about money is read again afterwards, also after a refusal. */
export function useMoneyWrite<Answer, Input>({
  write,
  onDone,
  showAtField,
  errors = ADMIN_ERRORS['admin-money'],
}: MoneyWrite<Answer, Input>) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<Answer, Input>({
    mutationFn: async (input) => write(await supabase(), input),
    onSuccess: onDone,
    onError: (error) => {
      if (showAtField?.(error)) return;
      toast({ kind: 'error', ...describeError(toAppError(error), errors) });
    },
    onSettled: () => {
      for (const key of [MONEY_KEY, PAYMENTS_KEY]) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
