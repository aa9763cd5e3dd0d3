import { Star } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { RATING_MAX } from 'shared-domain/rating';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { ratingPath, useStoredRating } from '../../parts/stored-rating';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import styles from './after-page.module.css';

const words = afterCopy;
const STARS = Array.from({ length: RATING_MAX }, (_, place) => place + 1);

interface RatingCardProps {
  readonly facts: RoomFacts;
  readonly onDecline: () => void;
}

/** The stars. The rating opens with them once the consultation is completed. */
export function RatingCard({ facts: { consultationId, status }, onDecline }: RatingCardProps) {
  const name = useId();
  const { stored, store, remove } = useStoredRating(consultationId);
  const [rating, setRating] = useState(stored?.rating ?? 0);
  const isCompleted = status === 'completed';
  const wasCompleted = useRef(isCompleted);
  const navigate = useNavigate();
  useEffect(() => {
    if (isCompleted && !wasCompleted.current && rating > 0) void navigate(ratingPath(consultationId, rating));
    wasCompleted.current = isCompleted;
  }, [isCompleted, rating, navigate, consultationId]);
  const choose = (star: number) => {
    setRating(star);
    store({ rating: star });
  };
  const decline = () => {
    remove();
    onDecline();
  };
  return (
    <Card as="section" aria-labelledby="nota" className={styles.card}>
      <h2 id="nota">{words.rateTitle}</h2>
      <fieldset className={styles.rating}>
        <legend className="visually-hidden">{words.rating}</legend>
        <div className={styles.stars}>
          {STARS.map((star) => (
            <label key={star}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                aria-label={words.star(star)}
                checked={star === rating}
                onChange={() => choose(star)}
              />
              <Star aria-hidden="true" className={star > rating ? styles.off : styles.on} />
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        {rating === 0 && <p>{words.rateHint}</p>}
        {rating > 0 && !isCompleted && <p>{words.rateLater}</p>}
      </div>
      <div className={styles.buttons}>
        {rating > 0 && isCompleted && (
          <ButtonLink variant="primary" to={ratingPath(consultationId, rating)}>
            {words.rateNext}
          </ButtonLink>
        )}
        <Button variant="text" onClick={decline}>
          {words.rateNotNow}
        </Button>
      </div>
    </Card>
  );
}
