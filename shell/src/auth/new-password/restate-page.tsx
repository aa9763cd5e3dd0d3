import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { AuthFrame } from '../frame/auth-frame';
import type { SignUpDropped } from '../sign-up-data/dropped-sign-up';
import { AlternativeAction } from '../frame/alternative-action';
import { restateSignUp } from '../sign-up-data/restate-sign-up';
import type { AccessMethod } from '../auth-form/access-method';
import { copy as authCopy } from '../auth-form/copy';
import { useDraft } from '../sign-up-data/draft';
import { SignUpForm } from '../sign-up/sign-up-form';
import { signUpMetadata } from '../sign-up-data/sign-up-metadata';
import { fieldsOf, signUpFaults } from '../sign-up/sign-up-rules';
import { readRole } from '../auth-form/sign-up-role';
import { useTask } from '../frame/use-task';
import { copy } from './copy';

const words = copy.restate;

interface RestatePageProps {
  readonly dropped: SignUpDropped;
}

/** The sign-up form again, for the confirmed owner of an address. */
export function RestatePage({ dropped }: RestatePageProps) {
  const { nextPath: then, mayChoosePassword } = dropped;
  const portal = usePortal();
  const navigate = useNavigate();
  const [method, setMethod] = useState<AccessMethod>(mayChoosePassword ? 'password' : 'passwordless');
  const role = readRole(new URLSearchParams(then.split('?')[1]).get('role'));
  const form = useDraft({
    faultsOf: (draft) => signUpFaults(draft, fieldsOf(role, method, true)),
    validateOnBlur: true,
  });
  const { run, isRunning } = useTask(async () => {
    const password = method === 'password' ? form.values.password : null;
    try {
      await restateSignUp(portal, { password, metadata: signUpMetadata(form.values, role) });
      void navigate(then, { replace: true });
    } catch (error) {
      portal.toasts.getState().show({ kind: 'error', ...describeError(toAppError(error), 'signup') });
      form.refuse(error);
    }
  });
  const other = method === 'password' ? 'passwordless' : 'password';
  return (
    <AuthFrame
      wide
      title={words.title}
      subtitle={mayChoosePassword ? words.subtitle : words.lackingSubtitle}
      aside={authCopy.signUp.aside}
    >
      <SignUpForm
        role={role}
        method={method}
        form={form}
        busy={isRunning}
        emailIsKnown
        submit={words.submit}
        onSubmit={run}
      />
      {mayChoosePassword && <AlternativeAction {...words.ways[other]} onClick={() => setMethod(other)} />}
    </AuthFrame>
  );
}
