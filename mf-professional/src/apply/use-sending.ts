import { APPLICATION_SENT_TOAST_SECONDS } from 'shared-domain/application';
import { AppError, describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { usePortal, useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import type { Draft } from './draft';
import { sendApplication } from './send-application';

interface Outcome {
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField: (error: unknown) => boolean;
  /** The server has the application. */
  readonly onSent: () => void;
}

/** Sends the application, confirms it, and opens the status page. */
export function useSending({ showAtField, onSent }: Outcome) {
  const supabase = useSupabase();
  const userId = useUserId();
  const portal = usePortal();
  const navigate = useNavigate();
  const toast = useToast();
  const openStatus = () => {
    onSent();
    void portal.refreshAccount(); // the account is now an applicant's
    void navigate('/professional/pending');
  };
  return useWrite({
    mutationFn: async (draft: Draft) => {
      if (userId === null) throw new AppError('not_authenticated');
      await sendApplication(await supabase(), userId, draft);
    },
    onSuccess: () => {
      toast({ kind: 'success', title: copy.sent, seconds: APPLICATION_SENT_TOAST_SECONDS });
      openStatus();
    },
    onError: (error) => {
      if (showAtField(error)) return;
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, PROFESSIONAL_ERRORS.application) });
      if (code === 'sign_up_incomplete') void navigate('/nova-senha?next=%2Fprofessional%2Fapply');
      // Sent from another tab, or by an earlier attempt whose response was lost.
      if (code === 'application_open') openStatus();
    },
  });
}
