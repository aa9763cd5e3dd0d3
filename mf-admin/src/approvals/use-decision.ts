import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';
import { APPLICATION_COUNTS_KEY } from '../parts/use-application-counts';
import { copy } from './copy';
import { decideApplication, notifyApplicant, type Decision } from './decide-application';
import { APPLICATIONS_KEY } from './use-applications';

/** Decides on an application, then writes to the applicant. `onDone` once the decision stands. */
export function useDecision(onDone: () => void) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const reload = () => {
    void queries.invalidateQueries({ queryKey: [APPLICATIONS_KEY] });
    void queries.invalidateQueries({ queryKey: [APPLICATION_COUNTS_KEY] });
  };
  // The e-mail may take its time or fail: neither holds up the decision nor undoes it.
  const notify = (decision: Decision) =>
    supabase()
      .then((client) => notifyApplicant(client, decision))
      .catch(() =>
        toast({
          kind: 'error',
          title: copy.mailFailedTitle,
          text: copy.mailFailedText(decision.application.fullName),
        }),
      );
  return useWrite<void, Decision>({
    mutationFn: async (decision) => decideApplication(await supabase(), decision),
    onSuccess: (_nothing, decision) => {
      onDone();
      reload();
      toast({ kind: 'success', title: copy.doneTitle, text: copy.decisions[decision.action].done });
      void notify(decision);
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'admin-action') });
      reload(); // somebody else may have decided meanwhile
    },
  });
}
