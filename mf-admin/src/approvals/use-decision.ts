import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { withTimeLimit } from 'shared-portal/time-limit';
import { useWrite } from 'shared-data/query';
import { NOTIFICATIONS_KEY } from 'shared-data/notifications';
import { APPLICATION_COUNTS_KEY } from '../parts/use-application-counts';
import { copy } from './copy';
import { decideApplication, notifyApplicant, type Decision } from './decide-application';
import { APPLICATIONS_KEY } from './use-applications';

/** How long the toast waits for the result of the e-mail. */
const MAIL_TIMEOUT_SECONDS = 3;

/**
 * Decides on an application, then e-mails the applicant. `onDone` is called once the decision is stored.
 * `showAtField` receives each error first and returns whether it has shown it; `reload` refetches the lists,
 * which another admin may have changed.
 */
export function useDecision(onDone: () => void, showAtField: (error: unknown) => boolean) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const reload = () => {
    void queries.invalidateQueries({ queryKey: [APPLICATIONS_KEY] });
    void queries.invalidateQueries({ queryKey: [APPLICATION_COUNTS_KEY] });
    void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
  };
  const showToast = ({ action }: Decision, isMailed: boolean) => {
    const { done, doneAndMailed } = copy.decisions[action];
    toast({ kind: 'success', title: copy.doneTitle, text: isMailed ? doneAndMailed : done });
  };
  // The e-mail may be slow or fail: it neither delays nor reverts the decision.
  const notify = async (decision: Decision) => {
    const mail = supabase().then((client) => notifyApplicant(client, decision));
    const isMailed = mail.then(
      () => true,
      () => false,
    );
    showToast(decision, await withTimeLimit(isMailed, MAIL_TIMEOUT_SECONDS).catch(() => false));
    if (await isMailed) return;
    const name = decision.application.fullName;
    toast({ kind: 'error', title: copy.mailFailedTitle, text: copy.mailFailedText(name) });
  };
  const write = useWrite<void, Decision>({
    mutationFn: async (decision) => decideApplication(await supabase(), decision),
    onSuccess: (_nothing, decision) => {
      onDone();
      reload();
      void notify(decision);
    },
    onError: (error) => {
      if (showAtField(error)) return;
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-action']) });
      reload();
    },
  });
  return { ...write, reload };
}
