import { BadgeCheck } from 'lucide-react';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { Rating } from 'shared-ui/stars';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './professional-card.module.css';
import type { SampleProfessional } from './samples';

/** A sample search result with an invented professional, without links. */
export function ProfessionalCard(professional: SampleProfessional) {
  const { name, profession, registration, specialty, rating, reviews, priceRange, slotsToday } = professional;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} size="lg" tone={professional.tone} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.quiet}>{profession}</p>
        </div>
      </div>
      <p className={styles.tags}>
        <Tag tone="brand" icon={<BadgeCheck aria-hidden="true" />}>
          {registration}
        </Tag>
        <Tag tone="warm">{specialty}</Tag>
      </p>
      <Rating value={rating} count={reviews} />
      <div className={styles.bottom}>
        <p>
          <span className={styles.price}>{priceRange}</span>
          <span className={styles.per}>{copy.professionals.perConsultation}</span>
        </p>
        <p className={styles.slots}>{copy.professionals.slotsToday(slotsToday)}</p>
      </div>
    </Card>
  );
}
