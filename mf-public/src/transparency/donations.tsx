import { CHARITY_SPLIT, DONATIONS_TOTAL, splitDonations } from 'shared-domain/impact';
import { formatPrice } from 'shared-domain/money';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import { SplitChart } from './split-chart';
import styles from './donations.module.css';

const TONES = [styles.one, styles.soft, styles.two];

/** Donations so far, split among the three charities. */
export function Donations() {
  const amounts = splitDonations(DONATIONS_TOTAL);
  return (
    <section className={styles.donations}>
      <SplitChart />
      <div>
        <h2 className={styles.title}>
          <span className={styles.total}>{formatPrice(DONATIONS_TOTAL)}</span>
          {copy.donated}
        </h2>
        <p className={styles.divided}>{copy.divided}</p>
        <ul className={styles.shares}>
          {copy.charities.map(({ name, cause }, index) => (
            <li key={name}>
              <span className={styles.percent}>
                <i className={classNames(styles.mark, TONES[index])} />
                {CHARITY_SPLIT[index]}%
              </span>
              <span className={styles.cause}>
                <b>{name}</b>
                <small>{cause}</small>
              </span>
              <b>{formatPrice(amounts[index as 0 | 1 | 2])}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
