import { Link } from 'shared-portal/router';
import { FaultPanel } from 'shared-ui/panel';
import { AuthFrame } from '../parts/auth-frame';
import { authPath, type AuthQuery } from './auth-query';
import { copy } from './copy';
import type { DraftForm } from './draft';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';
import styles from '../parts/form.module.css';

interface SignInScreenProps {
  readonly query: AuthQuery;
  readonly form: DraftForm;
  readonly onStart: () => void;
}

export function SignInScreen({ query, form, onStart }: SignInScreenProps) {
  const { view, submit } = useSignIn(onStart);
  const { email, password } = form.draft;
  const trySignIn = () => void submit(email, password);
  return (
    <AuthFrame title={copy.signIn.title} subtitle={copy.signIn.subtitle} aside={copy.signIn.aside}>
      {view.state === 'fault' ? (
        <FaultPanel
          title={view.text.title}
          text={view.text.text}
          retrying={view.isRetrying}
          onRetry={trySignIn}
          homeTo="/"
        />
      ) : (
        <SignInForm form={form} busy={view.state === 'busy'} onSubmit={trySignIn} />
      )}
      <p className={styles.other}>
        {copy.signIn.other} <Link to={authPath({ ...query, mode: 'signup' })}>{copy.signUp.title}</Link>
      </p>
    </AuthFrame>
  );
}
