import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { copy } from './copy';
import styles from './invitation.module.css';

/** Invites the user to apply as a professional. */
export function Invitation() {
  return (
    <Card as="section" className={styles.invitation}>
      <div>
        <h2>{copy.inviteTitle}</h2>
        <p>{copy.inviteText}</p>
        <ButtonLink variant="outline" to="/professional/apply">
          {copy.invite}
        </ButtonLink>
      </div>
      <SuccessIllustration />
    </Card>
  );
}
