import { CircleAlert, LockKeyhole } from 'lucide-react';
import { Link, useLocation } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { FaultPanel } from 'shared-ui/panel';
import { AuthFrame } from '../frame/auth-frame';
import { readSignInReason } from './sign-in-reason';
import { useStepFocus } from '../frame/use-step-focus';
import { authPath, type AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import type { DraftForm } from '../sign-up-data/draft';
import type { AccessMethod } from '../auth-form/access-method';
import { MethodChoice } from '../auth-form/method-choice';
import { PasswordlessForm } from '../passwordless/passwordless-form';
import { SignInForm } from './sign-in-form';
import { useEndedToasts } from './use-ended-toasts';
import type { Passwordless } from '../passwordless/use-passwordless';
import { UnconfirmedNote } from './unconfirmed-note';
import { useSignIn } from './use-sign-in';
import styles from '../frame/form.module.css';

interface SignInScreenProps {
  readonly query: AuthQuery;
  readonly form: DraftForm;
  readonly method: AccessMethod;
  readonly onMethodChange: (method: AccessMethod) => void;
  readonly passwordless: Passwordless;
  readonly onStart: () => void;
}

export function SignInScreen(props: SignInScreenProps) {
  const { query, form, method, onMethodChange, passwordless, onStart } = props;
  const { view, submit } = useSignIn(onStart);
  useStepFocus(view.state === 'fault' ? 'fault' : 'form');
  const sentBack = readSignInReason(useLocation().state);
  useEndedToasts(sentBack);
  const { email, password } = form.values;
  const trySignIn = () => void submit(email, password);
  const { title, subtitle, aside, other, blocked } = copy.signIn;
  if (view.state === 'fault') {
    return (
      <AuthFrame title={title} subtitle={subtitle} aside={aside}>
        <FaultPanel
          title={view.text.title}
          text={view.text.text}
          retrying={view.isRetrying}
          onRetry={trySignIn}
          homeTo="/"
        />
      </AuthFrame>
    );
  }
  const isPasswordless = method === 'passwordless';
  return (
    <AuthFrame title={title} subtitle={isPasswordless ? copy.passwordless.subtitle : subtitle} aside={aside}>
      {sentBack && view.state !== 'unconfirmed' && view.state !== 'blocked' && (
        <Note tone="warm" icon={<CircleAlert aria-hidden="true" />} title={sentBack.title}>
          {sentBack.text}
        </Note>
      )}
      {view.state === 'unconfirmed' && <UnconfirmedNote email={view.email} />}
      {view.state === 'blocked' && (
        <Note tone="warm" icon={<LockKeyhole aria-hidden="true" />} title={blocked.title}>
          <Link to="/contato">{blocked.contact}</Link>
        </Note>
      )}
      <MethodChoice value={method} onValueChange={onMethodChange} />
      {isPasswordless ? (
        <PasswordlessForm
          form={form}
          isBusy={passwordless.isSending}
          onSend={(kind) => passwordless.send({ kind })}
        />
      ) : (
        <SignInForm form={form} busy={view.state === 'busy'} onSubmit={trySignIn} />
      )}
      <p className={styles.other}>
        {other} <Link to={authPath({ ...query, mode: 'signup' })}>{copy.signUp.title}</Link>
      </p>
    </AuthFrame>
  );
}
