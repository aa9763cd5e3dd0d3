import { Button, ButtonLink } from 'shared-ui/button';
import { OnTheWay } from 'shared-ui/illustrations';
import { AuthFrame } from '../parts/auth-frame';
import { copy } from './copy';
import styles from '../parts/form.module.css';

interface RecoverySentProps {
  readonly onOtherEmail: () => void;
}

/** The same words whether there is such an account or not. */
export function RecoverySent({ onOtherEmail }: RecoverySentProps) {
  const { title, text, signIn, otherEmail } = copy.sent;
  return (
    <AuthFrame illustration={<OnTheWay />} title={title} subtitle={text} aside={copy.aside}>
      <div className={styles.actions}>
        <ButtonLink variant="outline" to="/auth">
          {signIn}
        </ButtonLink>
        <Button variant="text" onClick={onOtherEmail}>
          {otherEmail}
        </Button>
      </div>
    </AuthFrame>
  );
}
