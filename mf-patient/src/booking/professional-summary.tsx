import { CalendarDays, Clock3, Video, Wallet } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { formatDayShort, CONSULTATION_MINUTES, type IsoDay } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { ProfessionalRating } from 'shared-ui/professional-rating';
import type { Professional } from 'shared-domain/professional';
import { copy } from './copy';
import { Facts } from '../parts/facts';
import styles from './professional-summary.module.css';

interface ProfessionalSummaryProps {
  readonly professional: Professional;
  /** Shown once a day is chosen. */
  readonly day: IsoDay | null;
}

/** The professional, shown next to every step. */
export function ProfessionalSummary({ professional, day }: ProfessionalSummaryProps) {
  const { name, title, specialty, photoUrl, rating, reviews, price } = professional;
  return (
    <Card>
      <div className={styles.who}>
        <Avatar name={name} src={photoUrl} />
        <div>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.specialty}>
            {title}, {specialty}
          </span>
        </div>
      </div>
      <div className={styles.rating}>
        <ProfessionalRating rating={rating} reviews={reviews} />
      </div>
      <Facts
        small
        facts={[
          { icon: Clock3, label: copy.duration, value: copy.minutes(CONSULTATION_MINUTES) },
          { icon: Video, label: copy.kind, value: copy.video },
          ...(day ? [{ icon: CalendarDays, label: copy.day, value: formatDayShort(day) }] : []),
          { icon: Wallet, label: copy.price, value: price === null ? copy.noPrice : formatPrice(price) },
        ]}
      />
    </Card>
  );
}
