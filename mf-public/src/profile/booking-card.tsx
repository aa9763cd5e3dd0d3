import { CalendarCheck2, CalendarSync, CirclePlay, ShieldCheck, Video } from 'lucide-react';
import { AVAILABILITY_TEXT } from 'shared-domain/availability';
import { formatPrice } from 'shared-domain/money';
import { CHANGE_HOURS, formatDayShort, CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import type { Profile } from './profile';
import styles from './booking-card.module.css';
import { useNextSlot } from './use-profile';

/** Price, next free time, and the booking button. */
export function BookingCard({ profile }: { readonly profile: Profile }) {
  const { userId, price } = profile;
  return (
    <aside className={styles.side} aria-label={copy.booking}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <p className={styles.price}>{price === null ? copy.noPrice : formatPrice(price)}</p>
          <span className={styles.unit}>
            {price === null ? copy.noPriceHint : copy.perConsultation(CONSULTATION_MINUTES)}
          </span>
        </div>
        {price !== null && (
          <>
            <NextSlot userId={userId} />
            {/* For visitors, the guard redirects to sign-in and back to the booking. */}
            <ButtonLink variant="primary" size="lg" block to={`/patient/booking/${userId}`}>
              {copy.book}
            </ButtonLink>
          </>
        )}
        <div className={styles.hours}>
          <p>{AVAILABILITY_TEXT}</p>
          {price !== null && <p>{copy.hoursHint}</p>}
        </div>
        <Assurances />
      </Card>
    </aside>
  );
}

function NextSlot({ userId }: { readonly userId: string }) {
  const { data: slot, isError } = useNextSlot(userId);
  return (
    <Note icon={<CalendarCheck2 aria-hidden="true" />} className={styles.slot}>
      {isError ? (
        copy.slotUnknown
      ) : (
        <>
          {slot === null ? copy.noSlot : copy.nextSlot}
          {slot !== null && (
            <b className={styles.when}>
              {slot ? `${formatDayShort(slot.date)}, ${slot.time}` : <Skeleton width="9rem" />}
            </b>
          )}
        </>
      )}
    </Note>
  );
}

const ASSURANCES = [
  { icon: Video, text: copy.online },
  { icon: CirclePlay, text: copy.recorded },
  { icon: CalendarSync, text: copy.rescheduling(CHANGE_HOURS) },
  { icon: ShieldCheck, text: copy.protected },
];

function Assurances() {
  return (
    <ul className={styles.assurances}>
      {ASSURANCES.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
