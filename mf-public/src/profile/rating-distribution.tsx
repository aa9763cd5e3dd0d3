import { Star } from 'lucide-react';
import { copy } from './copy';
import { starShares } from './profile';
import styles from './rating-distribution.module.css';

/** A bar for each number of stars, five first. */
export function RatingDistribution({ counts }: { readonly counts: readonly number[] }) {
  return (
    <ul className={styles.distribution} aria-label={copy.distribution}>
      {starShares(counts).map(({ stars, percent }) => (
        <li key={stars}>
          <span className="visually-hidden">{copy.stars(stars, percent)}</span>
          <span className={styles.stars} aria-hidden="true">
            {stars}
            <Star />
          </span>
          {/* The length is in an attribute: public pages have no inline styles. */}
          <svg width="100%" height="10" className={styles.bar} aria-hidden="true">
            <rect width={`${percent}%`} height="10" rx="5" />
          </svg>
          <span className={styles.percent} aria-hidden="true">
            {percent}%
          </span>
        </li>
      ))}
    </ul>
  );
}
