import { ButtonLink } from 'shared-ui/button';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { withEmail } from '../email/typed-email';
import { withQuery } from '../frame/with-query';
import { copy } from './copy';
import { StatusCard } from './status-card';
import { useBooking } from './use-booking';
import type { Welcome } from './welcome-query';

/** The account exists and needs no confirmation. */
export function CreatedCard({ name, email, role, next }: Welcome) {
  const booking = useBooking(next);
  return (
    <StatusCard
      illustration={<SuccessIllustration />}
      badge={copy.created.badge}
      title={copy.hello(name)}
      text={copy.created.text(booking)}
      actions={
        <ButtonLink
          variant="primary"
          to={withQuery('/auth-redirect', { role: role === 'professional' ? role : null, next })}
          state={email && withEmail(email)}
        >
          {copy.created.enter}
        </ButtonLink>
      }
    />
  );
}
