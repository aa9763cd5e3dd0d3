import { Clock3, Hourglass, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice, type Cents } from 'shared-domain/money';
import { dayOf, timeOf, type Instant } from 'shared-domain/schedule';
import { CONSULTATION_LABELS, labelOf, UNKNOWN_STATUS, type ShownStatus } from 'shared-domain/status';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { DeviceTime } from 'shared-ui/device-time';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { StatusBadge } from 'shared-ui/status-badge';
import styles from './upcoming-card.module.css';
import { copy } from './copy';

interface UpcomingCardProps {
  readonly consultation: {
    readonly professionalName: string;
    readonly specialty: string;
    readonly startsAt: Instant;
    readonly status: ShownStatus;
    readonly price: Cents;
  };
  readonly past?: boolean;
  /** Available actions. */
  readonly children: ReactNode;
}

/** One consultation: time, professional, price, status and actions. It has the focus when one of them disappears. */
export function UpcomingCard({ consultation, past = false, children }: UpcomingCardProps) {
  const { professionalName, specialty, startsAt, status, price } = consultation;
  const card = useFocusFallback<HTMLDivElement>();
  return (
    <Card ref={card} as="article" aria-label={professionalName} className={styles.consultation}>
      <DateBlock day={dayOf(startsAt)} past={past} />
      <div className={styles.facts}>
        <div className={styles.head}>
          <h2>{professionalName}</h2>
          <StatusBadge label={labelOf(CONSULTATION_LABELS, status, UNKNOWN_STATUS)} />
        </div>
        <p className={styles.specialty}>{specialty}</p>
        <MetaLine className={styles.times}>
          <MetaItem icon={Clock3}>
            <span>
              {timeOf(startsAt)}
              <DeviceTime at={startsAt} />
            </span>
          </MetaItem>
          <MetaItem icon={Hourglass}>{copy.minutes}</MetaItem>
          <MetaItem icon={Wallet}>{formatPrice(price)}</MetaItem>
        </MetaLine>
      </div>
      {children}
    </Card>
  );
}
