import { formatPrice } from 'shared-domain/money';
import type { Professional } from 'shared-domain/professional';
import { Avatar } from 'shared-ui/avatar';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Estimate } from 'shared-ui/estimate';
import { Rating } from 'shared-ui/stars';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './listed-professional.module.css';

/** One card of the directory. */
export function ListedProfessional({ professional }: { readonly professional: Professional }) {
  const { userId, name, specialty, photoUrl, rating, reviews, price } = professional;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} src={photoUrl} size="lg" />
        <div className={styles.name}>
          <h2>{name}</h2>
          <Tag tone="warm" className={styles.specialty}>
            {specialty}
          </Tag>
        </div>
      </div>
      <div className={styles.rating}>
        <Rating value={rating} count={reviews} />
        {reviews === 0 && <Estimate />}
      </div>
      <div className={styles.foot}>
        <p className={price === null ? styles.noPrice : styles.price}>
          {price === null ? copy.noPrice : formatPrice(price)}
          <small>{price === null ? copy.noPriceHint : copy.perSession}</small>
        </p>
        <ButtonLink
          variant="outline"
          to={`/professional/profile/${userId}`}
          aria-label={`${copy.profile}: ${name}`}
        >
          {copy.profile}
        </ButtonLink>
      </div>
    </Card>
  );
}
