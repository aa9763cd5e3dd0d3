import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { APPLICATIONS_KEY } from '../use-applications';

/** Throws an `AppError`. */
type Act = (client: PortalClient) => Promise<void>;

/** A change of what the team notes about an application, which is read again afterwards. */
export function useReviewWrite(onDone?: () => void) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<void, Act>({
    mutationFn: async (act) => act(await supabase()),
    onSuccess: () => onDone?.(),
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-action']) }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [APPLICATIONS_KEY] }),
  });
}
