import { ButtonLink } from 'shared-ui/button';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { Steps } from 'shared-ui/steps';
import { withQuery } from '../frame/with-query';
import { copy } from './copy';
import { StatusCard } from './status-card';
import { useBooking } from './use-booking';
import type { Welcome } from './welcome-query';

const { created, confirmed, apply, review } = copy.steps;
const words = copy.confirmed;

/** The e-mail link was opened and the user is signed in. */
export function ConfirmedCard({ name, role, next }: Welcome) {
  const booking = useBooking(next);
  const go = withQuery('/auth-redirect', { next });
  if (role === 'patient') {
    return (
      <StatusCard
        illustration={<SuccessIllustration />}
        badge={words.badge}
        title={words.title(name)}
        text={words.text(booking)}
        actions={
          <ButtonLink variant="primary" to={go}>
            {words.enter}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <StatusCard
      illustration={<SuccessIllustration />}
      badge={words.badge}
      title={copy.hello(name)}
      text={words.professionalText}
      actions={
        <>
          <ButtonLink variant="primary" to="/professional/apply">
            {words.apply}
          </ButtonLink>
          <ButtonLink variant="text" to={go}>
            {words.enter}
          </ButtonLink>
        </>
      }
    >
      <Steps steps={[created, confirmed, apply, review]} now={2} />
    </StatusCard>
  );
}
