import { Link } from 'shared-portal/router';
import { AuthFrame } from '../parts/auth-frame';
import { authPath, type AuthQuery } from './auth-query';
import { copy } from './copy';
import type { DraftForm } from './draft';
import { SignUpForm } from './sign-up-form';
import { useSignUp } from './use-sign-up';
import styles from '../parts/form.module.css';

interface SignUpScreenProps {
  readonly query: AuthQuery;
  readonly form: DraftForm;
  readonly busy: boolean;
  readonly onBusyChange: (busy: boolean) => void;
}

export function SignUpScreen({ query, form, busy, onBusyChange }: SignUpScreenProps) {
  const signUp = useSignUp(query, onBusyChange);
  return (
    <AuthFrame wide title={copy.signUp.title} subtitle={copy.signUp.subtitle} aside={copy.signUp.aside}>
      <SignUpForm form={form} busy={busy} onSubmit={() => void signUp(form.draft)} />
      <p className={styles.other}>
        {copy.signUp.other} <Link to={authPath({ ...query, mode: 'login' })}>{copy.signIn.title}</Link>
      </p>
    </AuthFrame>
  );
}
