import { Link } from 'shared-portal/router';
import { withEmail } from '../typed-email';
import { useJourney } from '../use-journey';
import { copy } from './copy';
import styles from './sign-up.module.css';

const { enter, forgot } = copy.taken;

/** The ways into an account that is there already, with the address and the page first asked for. */
export function TakenWays({ email }: { readonly email: string }) {
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
