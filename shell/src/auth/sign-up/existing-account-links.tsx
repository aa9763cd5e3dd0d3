import { Link } from 'shared-portal/router';
import { withEmail } from '../email/typed-email';
import { useJourney } from '../email-link/use-journey';
import { copy } from '../sign-up-data/copy';
import styles from './sign-up.module.css';

const { enter, forgot } = copy.taken;

/** Links to sign in to an existing account, with the address and the requested page. */
export function ExistingAccountLinks({ email }: { readonly email: string }) {
  const { keptQuery } = useJourney();
  const state = withEmail(email);
  return (
    <p className={styles.ways}>
      <Link to={keptQuery('/auth')} state={state}>
        {enter}
      </Link>
      <Link to={keptQuery('/esqueci-senha')} state={state}>
        {forgot}
      </Link>
    </p>
  );
}
