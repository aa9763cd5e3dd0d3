import { MapPin, Video } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { useToast } from 'shared-portal/portal';
import { Avatar } from 'shared-ui/avatar';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Estimate } from 'shared-ui/estimate';
import { Rating } from 'shared-ui/stars';
import { Tag } from 'shared-ui/tag';
import type { Professional } from 'shared-domain/professional';
import { copy } from './copy';
import styles from './result-card.module.css';

/** One professional found: who, how rated, where, for how much, and the two ways on. */
export function ResultCard({ professional }: { professional: Professional }) {
  const { userId, name, specialty, photoUrl, rating, reviews, place, price } = professional;
  const toast = useToast();
  return (
    <Card as="article" className={styles.result}>
      <div className={styles.who}>
        <Avatar name={name} src={photoUrl} size="lg" />
        <div className={styles.facts}>
          <h2>{name}</h2>
          <div className={styles.line}>
            <Tag tone="warm">{specialty}</Tag>
            <Rating value={rating} count={reviews} />
            {reviews === 0 && <Estimate />}
          </div>
          <div className={styles.line}>
            {place && (
              <span className={styles.fact}>
                <MapPin aria-hidden="true" />
                {place}
              </span>
            )}
            <span className={styles.fact}>
              <Video aria-hidden="true" />
              {copy.online}
            </span>
          </div>
        </div>
      </div>
      <div className={styles.act}>
        {price === null ? (
          <span className={styles.noPrice}>{copy.noPrice}</span>
        ) : (
          <span>
            <span className={styles.price}>{formatPrice(price)}</span>{' '}
            <span className={styles.per}>{copy.perSession}</span>
          </span>
        )}
        <span className={styles.buttons}>
          <ButtonLink
            variant="text"
            to={`/professional/profile/${userId}`}
            aria-label={`${copy.profile}: ${name}`}
          >
            {copy.profile}
          </ButtonLink>
          {price !== null && (
            <ButtonLink
              variant="primary"
              to={`/patient/booking/${userId}`}
              aria-label={`${copy.book}: ${name}`}
              onClick={() => toast({ kind: 'info', ...copy.bookingToast(name) })}
            >
              {copy.book}
            </ButtonLink>
          )}
        </span>
      </div>
    </Card>
  );
}
