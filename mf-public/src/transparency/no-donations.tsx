import { NO_FIGURE } from 'shared-domain/marketing';
import { copy } from './copy';
import styles from './donations.module.css';

/** Shown until there are donations. */
export function NoDonations() {
  return (
    <section className={styles.none}>
      <h2 className={styles.title}>
        <span className={styles.total}>{NO_FIGURE}</span>
        {copy.noDonations.title}
      </h2>
      <p className={styles.divided}>{copy.noDonations.text}</p>
    </section>
  );
}
