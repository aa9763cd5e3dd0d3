import { ButtonLink } from 'shared-ui/button';
import { FailureIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { useJourney } from '../email-link/use-journey';
import { copy } from './copy';

const { title, text, again, signIn } = copy.refused;

/** The link is used or expired. */
export function LinkRefused() {
  const { keptQuery } = useJourney();
  return (
    <Panel
      level={1}
      role="alert"
      title={title}
      text={text}
      illustration={<FailureIllustration />}
      actions={
        <>
          <ButtonLink variant="primary" to={keptQuery('/esqueci-senha')}>
            {again}
          </ButtonLink>
          <ButtonLink variant="text" to={keptQuery('/auth')}>
            {signIn}
          </ButtonLink>
        </>
      }
    />
  );
}
