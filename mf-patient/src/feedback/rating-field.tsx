import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RATING_REQUIRED } from 'shared-domain/feedback';
import { RATING_MAX } from 'shared-domain/rating';
import { Question } from '../parts/question';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import styles from './rating-field.module.css';

const STARS = Array.from({ length: RATING_MAX }, (_, i) => i + 1);

interface RatingFieldProps {
  /** 0: none yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly tag: ReactNode;
  /** Whether another part of the form is filled in: a missing rating is then requested. */
  readonly missing: boolean;
  /** Id of the text below the stars while there is no rating. */
  readonly hintId: string;
}

/** One to five stars as a radio group with arrow keys. */
export function RatingField({ value, onChange, tag, missing, hintId }: RatingFieldProps) {
  const name = useId();
  return (
    <Question
      name={copy.rating}
      label={value === 0 ? copy.rating : copy.rated(value)}
      tag={tag}
      describedBy={value === 0 ? hintId : undefined}
    >
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={copy.star(star)}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star aria-hidden="true" className={star > value ? styles.off : styles.on} />
          </label>
        ))}
      </div>
      {value === 0 && (
        <p id={hintId} className={classNames(styles.hint, missing && styles.missing)} aria-live="polite">
          {missing ? RATING_REQUIRED : copy.ratingHint}
        </p>
      )}
    </Question>
  );
}
