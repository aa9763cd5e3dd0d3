import { formatPrice, type Cents } from 'shared-domain/money';
import { ButtonLink } from 'shared-ui/button';
import styles from './booking-bar.module.css';
import { copy } from './copy';
import { OfferedTime } from './offered-time';
import type { Profile } from './profile';
import { useChosenTime } from './use-chosen-time';

interface BookingBarProps {
  readonly profile: Profile;
  readonly price: Cents;
}

/** On narrow screens, at the bottom edge: the offered time, the price and the booking button. */
export function BookingBar({ profile, price }: BookingBarProps) {
  const { path } = useChosenTime(profile);
  return (
    <section className={styles.bar} aria-label={copy.bar}>
      <p>
        <OfferedTime profile={profile} className={styles.when} />
        <span className={styles.price}>{copy.pricePerConsultation(formatPrice(price))}</span>
      </p>
      <ButtonLink variant="primary" to={path}>
        {copy.book}
      </ButtonLink>
    </section>
  );
}
