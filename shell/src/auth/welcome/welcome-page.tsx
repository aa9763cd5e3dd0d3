import { Navigate } from 'shared-portal/router';
import { useStepFocus } from '../frame/use-step-focus';
import { withQuery } from '../frame/with-query';
import { ConfirmedCard } from './confirmed-card';
import { CreatedCard } from './created-card';
import { MailSent } from './mail-sent';
import { useWelcome } from './welcome-query';

/** Shown after sign-up: what happened and what comes next. */
export function WelcomePage() {
  const welcome = useWelcome();
  useStepFocus(welcome.state);
  // Without sign-up data there is no user to welcome.
  if (!welcome.isExpected) {
    const { role, next } = welcome;
    return (
      <Navigate
        to={withQuery('/auth-redirect', { role: role === 'professional' ? role : null, next })}
        replace
      />
    );
  }
  switch (welcome.state) {
    case 'mail-sent':
      return <MailSent {...welcome} />;
    case 'confirmed':
      return <ConfirmedCard {...welcome} />;
    case 'created':
      return <CreatedCard {...welcome} />;
  }
}
