import { DONATED_PERCENT, estimatedDonations, estimatedRevenue } from 'shared-domain/estimates';
import { CHARITY_SPLIT, splitDonations } from 'shared-domain/impact';
import { formatBrl } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { Estimate } from 'shared-ui/estimate';
import { copy } from './copy';
import styles from './social-impact.module.css';

const TONES = [styles.one, styles.two, styles.three];

/** What the estimated revenue would give to the three charities. */
export function SocialImpact({ consultations }: { consultations: number }) {
  const donations = estimatedDonations(estimatedRevenue(consultations));
  const shares = splitDonations(donations);
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{copy.impact}</h2>
        <Estimate />
      </div>
      <p className={styles.total}>{formatBrl(donations)}</p>
      <p className={styles.note}>{copy.impactNote(DONATED_PERCENT)}</p>
      <SplitBar />
      <ul className={styles.legend}>
        {CHARITY_SPLIT.map((percent, place) => (
          <li key={percent} className={TONES[place]}>
            <span className={styles.dot} />
            <span>{copy.share(copy.charities[place] ?? '', percent)}</span>
            <b>{formatBrl(shares[place as 0 | 1 | 2])}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const GAP = 1;
const LAST = CHARITY_SPLIT.length - 1;

/** The split as one bar, its parts in proportion, a gap between them. */
function SplitBar() {
  const starts = CHARITY_SPLIT.map((_, place) =>
    CHARITY_SPLIT.slice(0, place).reduce<number>((sum, percent) => sum + percent, 0),
  );
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={copy.impactChart(CHARITY_SPLIT.map((percent) => `${percent}%`).join(', '))}
    >
      {CHARITY_SPLIT.map((percent, place) => (
        <rect
          key={percent}
          className={TONES[place]}
          x={starts[place]}
          width={place === LAST ? percent : percent - GAP}
          height="4"
          rx="1"
        />
      ))}
    </svg>
  );
}
