import { EARNINGS_CLAIM } from 'shared-domain/marketing';
import { ButtonLink } from 'shared-ui/button';
import { copy } from './copy';
import { destinations } from './destinations';
import { EveningMeeting } from './illustrations/evening-meeting';
import styles from './start-banner.module.css';

/** Call to action, for patients first and professionals second. */
export function StartBanner() {
  const { title, text, search, professional } = copy.start;
  return (
    <section className="wrap">
      <div className={`on-deep ${styles.banner}`}>
        <EveningMeeting className={styles.picture} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink variant="accent" size="lg" to={destinations.patient}>
              {search}
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" to={destinations.professional}>
              {professional}
            </ButtonLink>
          </div>
          <Earnings />
        </div>
      </div>
    </section>
  );
}

/** Possible earnings of professionals, if the portal states them. */
function Earnings() {
  const { earningsBefore, earnings, earningsAfter, withoutClaim } = copy.start;
  if (EARNINGS_CLAIM === null) return <p className={styles.earnings}>{withoutClaim}</p>;
  return (
    <p className={styles.earnings}>
      {earningsBefore}
      <b>{earnings(EARNINGS_CLAIM)}</b>
      {earningsAfter}
    </p>
  );
}
