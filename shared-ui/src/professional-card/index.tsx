import type { ReactNode } from 'react';
import { formatPrice } from 'shared-domain/money';
import type { Professional } from 'shared-domain/professional';
import { specialtiesOfLabel } from 'shared-domain/specialties';
import { Avatar } from '../avatar';
import { Card } from '../card';
import { ProfessionalRating } from '../professional-rating';
import { Tag } from '../tag';
import { copy } from './copy';
import styles from './professional-card.module.css';

export { ProfessionalCardSkeleton } from './skeleton';

export interface ProfessionalCardProps {
  readonly professional: Professional;
  /** Element type. Default `article`. */
  readonly as?: 'article' | 'li' | undefined;
  /** A line below the rating. */
  readonly facts?: ReactNode;
  /** Free times, above the price. */
  readonly times?: ReactNode;
  /** Links or buttons. */
  readonly actions: ReactNode;
}

/** One professional in a list: name, specialty, rating, price. */
export function ProfessionalCard({
  professional,
  as = 'article',
  facts,
  times,
  actions,
}: ProfessionalCardProps) {
  const { name, title, headline, specialty, photoUrl, rating, reviews, price } = professional;
  return (
    <Card as={as} className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} src={photoUrl} size="lg" />
        <div className={styles.facts}>
          <h2>{name}</h2>
          <p className={styles.title}>{title}</p>
          {headline && <p className={styles.headline}>{headline}</p>}
          <div className={styles.line}>
            <span className={styles.specialties}>
              {specialtiesOfLabel(specialty).map((one) => (
                <Tag key={one} tone="warm">
                  {one}
                </Tag>
              ))}
            </span>
            <ProfessionalRating rating={rating} reviews={reviews} />
          </div>
          {facts}
        </div>
      </div>
      {times}
      <div className={styles.foot}>
        <p className={styles.cost}>
          <span className={price === null ? styles.noPrice : styles.price}>
            {price === null ? copy.noPrice : formatPrice(price)}
          </span>{' '}
          <small>{price === null ? copy.noPriceHint : copy.perConsultation}</small>
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  );
}
