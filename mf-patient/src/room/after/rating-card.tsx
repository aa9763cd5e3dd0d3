import { Star } from 'lucide-react';
import { useId } from 'react';
import { useStoredDraft } from 'shared-data/stored-draft';
import { RATING_MAX } from 'shared-domain/rating';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { copy } from '../copy';
import type { RoomFacts } from '../facts';
import styles from './after-page.module.css';

const words = copy.after;
const STARS = Array.from({ length: RATING_MAX }, (_, place) => place + 1);

/** The stars, which the rating continues with once the consultation is completed. */
export function RatingCard({ facts: { consultationId, status } }: { readonly facts: RoomFacts }) {
  const name = useId();
  const { draft, setDraft } = useStoredDraft(`room-rating-${consultationId}`, () => ({ rating: 0 }));
  const { rating } = draft;
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
                onChange={() => setDraft({ rating: star })}
              />
              <Star aria-hidden="true" className={star > rating ? styles.off : styles.on} />
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        {rating === 0 && <p>{words.rateHint}</p>}
        {rating > 0 && status !== 'completed' && <p>{words.rateLater}</p>}
      </div>
      {rating > 0 && status === 'completed' && (
        <ButtonLink variant="primary" to={`/feedback?consultation=${consultationId}&nota=${rating}`}>
          {words.rateNext}
        </ButtonLink>
      )}
    </Card>
  );
}
