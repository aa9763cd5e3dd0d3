import { describeError, toAppError } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { recordSent } from '../email-code/send-log';
import { storeTypedSignUp } from '../sign-up-data/typed-sign-up';
import { withQuery } from '../frame/with-query';
import type { AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import { useErrorToasts } from 'shared-data/error-toasts';
import type { DraftForm } from '../sign-up-data/draft';
import { signUp } from './sign-up';
import { signUpMetadata } from '../sign-up-data/sign-up-metadata';

/** Creates the account and opens the welcome page, or reports the error. */
export function useSignUp({ role, next }: AuthQuery, onBusyChange: (busy: boolean) => void) {
  const portal = usePortal();
  const navigate = useNavigate();
  const errorToasts = useErrorToasts();
  const attempt = async ({ values: draft, refuse }: DraftForm): Promise<void> => {
    const { show } = portal.toasts.getState();
    onBusyChange(true);
    try {
      const { emailSent } = await signUp(portal, draft, { next, role });
      if (emailSent) {
        recordSent(draft.email);
        storeTypedSignUp(draft.email, { password: draft.password, metadata: signUpMetadata(draft, role) });
      }
      show({ kind: 'success', title: copy.signUp.success });
      const name = draft.fullName.trim();
      const email = draft.email.trim();
      void navigate(withQuery('/welcome', { name, role, email, emailSent: String(emailSent), next }));
    } catch (error) {
      show({ kind: 'error', ...describeError(toAppError(error), 'signup') });
      refuse(error);
      onBusyChange(false);
    }
  };
  return (form: DraftForm) => errorToasts.run(() => attempt(form));
}
