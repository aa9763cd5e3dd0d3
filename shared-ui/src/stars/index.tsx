import { Star } from 'lucide-react';
import { formatRating, formatReviewCount } from 'shared-domain/rating';
import { classNames } from '../class-names';
import styles from './stars.module.css';

export interface RatingProps {
  /** 0 to 5; shown with one decimal and a dot, as specified (4.8). */
  readonly value: number;
  /** Number of reviews. Omitted: only the average is shown. */
  readonly count?: number | undefined;
  readonly className?: string | undefined;
}

/** One star with the average: "4.9 (127 avaliações)". */
export function Rating({ value, count, className }: RatingProps) {
  return (
    <span className={classNames(styles.rating, className)}>
      <Star aria-hidden="true" />
      <span>
        <b>{formatRating(value)}</b>
        {count !== undefined && ` (${formatReviewCount(count)})`}
      </span>
    </span>
  );
}

export interface StarsProps {
  /** Whole stars, 0 to 5. */
  readonly value: number;
  readonly className?: string | undefined;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, some of them filled: a single rating. */
export function Stars({ value, className }: StarsProps) {
  return (
    <span role="img" aria-label={`${value} de 5`} className={classNames(styles.stars, className)}>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" className={star > value ? styles.off : undefined} />
      ))}
    </span>
  );
}
