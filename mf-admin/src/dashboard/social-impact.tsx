import { DONATED_PERCENT, estimatedDonations, estimatedRevenue } from 'shared-domain/estimates';
import { CHARITY_SPLIT, splitDonations } from 'shared-domain/impact';
import { formatBrl } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { useShowsSamples } from 'shared-data/deployment';
import { Estimate } from 'shared-ui/estimate';
import { SkeletonText } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './social-impact.module.css';

const TONES = [styles.one, styles.two, styles.three];

/** Donations to the three charities: estimated from the revenue in a demo, unknown elsewhere. */
export function SocialImpact({ consultations }: { consultations: number }) {
  const showsSamples = useShowsSamples();
  const donations = estimatedDonations(estimatedRevenue(consultations));
  const shares = splitDonations(donations).map(formatBrl);
  const shown = (estimate: string, otherwise: string) => {
    if (showsSamples === undefined) return <SkeletonText>{estimate}</SkeletonText>;
    return showsSamples ? estimate : otherwise;
  };
  return (
    <Card as="section" aria-label={copy.impact} className={styles.impact}>
      <div className={styles.head}>
        <h2>{copy.impact}</h2>
        {showsSamples && <Estimate />}
      </div>
      <p className={styles.total}>{shown(formatBrl(donations), copy.none)}</p>
      <p className={styles.note}>{shown(copy.impactNote(DONATED_PERCENT), copy.impactUnknown)}</p>
      <SplitBar />
      <ul className={styles.legend}>
        {CHARITY_SPLIT.map((percent, place) => (
          <li key={percent} className={TONES[place]}>
            <span className={styles.dot} />
            <span>{copy.share(copy.charities[place] ?? '', percent)}</span>
            <b>{shown(shares[place] ?? '', copy.none)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const GAP = 1;
const LAST = CHARITY_SPLIT.length - 1;

/** The split as one bar, its parts in proportion, with gaps. */
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
