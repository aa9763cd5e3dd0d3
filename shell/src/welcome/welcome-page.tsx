import { useStepFocus } from '../parts/use-step-focus';
import { ConfirmedCard } from './confirmed-card';
import { CreatedCard } from './created-card';
import { MailSent } from './mail-sent';
import { useWelcome } from './welcome-query';

/** After signing up: what happened, and what comes next. */
export function WelcomePage() {
  const welcome = useWelcome();
  useStepFocus(welcome.state);
  switch (welcome.state) {
    case 'mail-sent':
      return <MailSent {...welcome} />;
    case 'confirmed':
      return <ConfirmedCard {...welcome} />;
    case 'created':
      return <CreatedCard {...welcome} />;
  }
}
