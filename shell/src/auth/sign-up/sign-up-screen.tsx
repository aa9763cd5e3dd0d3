import { BadgeCheck } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { AuthFrame } from '../frame/auth-frame';
import { AlternativeAction } from '../frame/alternative-action';
import { authPath, type AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import type { DraftForm } from '../sign-up-data/draft';
import type { AccessMethod } from '../auth-form/access-method';
import { SignUpForm } from './sign-up-form';
import { signUpMetadata } from '../sign-up-data/sign-up-metadata';
import type { Passwordless } from '../passwordless/use-passwordless';
import { useSignUp } from './use-sign-up';
import styles from '../frame/form.module.css';

interface SignUpScreenProps {
  readonly query: AuthQuery;
  readonly form: DraftForm;
  readonly method: AccessMethod;
  readonly onMethodChange: (method: AccessMethod) => void;
  readonly passwordless: Passwordless;
  readonly busy: boolean;
  readonly onBusyChange: (busy: boolean) => void;
}

export function SignUpScreen(props: SignUpScreenProps) {
  const { query, form, method, onMethodChange, passwordless, busy, onBusyChange } = props;
  const signUp = useSignUp(query, onBusyChange);
  const { title, subtitle, professional, aside, other, ways } = copy.signUp;
  const isProfessional = query.role === 'professional';
  const otherMethod = method === 'password' ? 'passwordless' : 'password';
  const submit = () => {
    if (method === 'password') void signUp(form);
    else passwordless.send({ kind: 'code', newAccount: signUpMetadata(form.values, query.role) });
  };
  return (
    <AuthFrame wide title={title} subtitle={isProfessional ? professional.subtitle : subtitle} aside={aside}>
      {isProfessional && (
        <Note tone="warm" icon={<BadgeCheck aria-hidden="true" />} title={professional.bannerTitle}>
          {professional.banner}
        </Note>
      )}
      <SignUpForm
        role={query.role}
        form={form}
        method={method}
        busy={busy || passwordless.isSending}
        onSubmit={submit}
      />
      <AlternativeAction {...ways[otherMethod]} onClick={() => onMethodChange(otherMethod)} />
      <p className={styles.other}>
        {other} <Link to={authPath({ ...query, mode: 'login' })}>{copy.signIn.title}</Link>
      </p>
    </AuthFrame>
  );
}
