import type { FormErrors } from 'shared-ui/form';
import { emailFaultText } from '../email/email-fault-text';
import type { Draft } from '../sign-up-data/draft';
import { fieldsOf, signUpFaults } from '../sign-up/sign-up-rules';
import type { AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';

/** Validation errors of the /auth form in its current mode. */
export function authFaults(draft: Draft, { mode, role }: AuthQuery): FormErrors<Draft> {
  if (mode === 'signup') return signUpFaults(draft, fieldsOf(role, draft.method, false));
  const isPasswordMissing = draft.method === 'password' && !draft.password;
  return {
    email: emailFaultText(draft.email),
    password: isPasswordMissing ? copy.signIn.passwordMissing : null,
  };
}
