import { AuthFrame } from '../frame/auth-frame';
import type { AuthMode } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import type { AccessMethod } from '../auth-form/access-method';
import { MethodChoice } from '../auth-form/method-choice';
import { SentView } from './sent-view';
import type { SentStep } from './sent-step';
import type { Passwordless } from './use-passwordless';

interface SentScreenProps {
  readonly mode: AuthMode;
  readonly sent: SentStep;
  readonly passwordless: Passwordless;
  /** Returns to the form of a method. */
  readonly onLeave: (method: AccessMethod) => void;
  readonly onStart: () => void;
}

const FRAMES = {
  login: { ...copy.signIn, subtitle: copy.passwordless.subtitle },
  signup: { ...copy.signUp, subtitle: copy.passwordless.signUpSubtitle },
} as const;

/** Shown after the sign-in or sign-up e-mail was sent. */
export function SentScreen({ mode, sent, passwordless, onLeave, onStart }: SentScreenProps) {
  const { title, subtitle, aside } = FRAMES[mode];
  return (
    <AuthFrame title={title} subtitle={subtitle} aside={aside}>
      {mode === 'login' && <MethodChoice value="passwordless" onValueChange={onLeave} />}
      <SentView
        sent={sent}
        passwordless={passwordless}
        onChangeEmail={() => onLeave('passwordless')}
        onStart={onStart}
      />
    </AuthFrame>
  );
}
