import { CalendarCheck2, CalendarSync, CirclePlay, ShieldCheck, Video } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { CHANGE_HOURS, CONSULTATION_MINUTES, dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { describeWeek } from 'shared-domain/weekly-hours';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import type { Profile } from './profile';
import styles from './booking-card.module.css';
import { useFreeDays, useWeeklyHours } from './use-profile';

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
        <WeeklyHours userId={userId} isBookable={price !== null} />
        <Assurances />
      </Card>
    </aside>
  );
}

function NextSlot({ userId }: { readonly userId: string }) {
  const { data: days, isError } = useFreeDays(userId);
  const next = days?.find(({ times }) => times.length > 0)?.times[0];
  return (
    <Note icon={<CalendarCheck2 aria-hidden="true" />} className={styles.slot}>
      {isError ? (
        copy.slotUnknown
      ) : days && !next ? (
        copy.noSlot
      ) : (
        <>
          {copy.nextSlot}
          <b className={styles.when}>
            {next ? `${formatDayShort(dayOf(next))}, ${timeOf(next)}` : <Skeleton width="9rem" />}
          </b>
        </>
      )}
    </Note>
  );
}

interface WeeklyHoursProps {
  readonly userId: string;
  readonly isBookable: boolean;
}

function WeeklyHours({ userId, isBookable }: WeeklyHoursProps) {
  const { data: ranges } = useWeeklyHours(userId);
  if (!ranges || ranges.length === 0) return null;
  return (
    <div className={styles.hours}>
      {describeWeek(ranges).map((line) => (
        <p key={line}>{line}.</p>
      ))}
      {isBookable && <p>{copy.hoursHint}</p>}
    </div>
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
