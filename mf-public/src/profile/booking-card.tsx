import { CalendarCheck2, CalendarSync, CirclePlay, ShieldCheck, Video } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { CHANGE_HOURS, CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { describeWeek } from 'shared-domain/weekly-hours';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import type { Profile } from './profile';
import styles from './booking-card.module.css';
import { OfferedTime } from './offered-time';
import { useChosenTime } from './use-chosen-time';

/** Price, chosen or next free time, and the booking button; the latter two are in the `BookingBar` on narrow screens. */
export function BookingCard({ profile }: { readonly profile: Profile }) {
  const { price } = profile;
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
            <Note
              icon={<CalendarCheck2 aria-hidden="true" />}
              className={classNames(styles.slot, styles.wide)}
            >
              <OfferedTime profile={profile} className={styles.when} />
            </Note>
            <div className={styles.wide}>
              <BookButton profile={profile} />
            </div>
          </>
        )}
        <WeeklyHours ranges={profile.hours} />
        <Assurances />
      </Card>
    </aside>
  );
}

/** Visitors without a chosen time are sent to sign-in by the guard, and back to the booking. */
function BookButton({ profile }: { readonly profile: Profile }) {
  const { path, isChosen } = useChosenTime(profile);
  return (
    <>
      <ButtonLink variant="primary" size="lg" block to={path}>
        {copy.book}
      </ButtonLink>
      {isChosen && <p className={styles.hint}>{copy.chosenHint}</p>}
    </>
  );
}

function WeeklyHours({ ranges }: { readonly ranges: Profile['hours'] }) {
  if (ranges.length === 0) return null;
  return (
    <div className={styles.hours}>
      <p>
        <b>{copy.hours}</b>
      </p>
      {describeWeek(ranges).map((line) => (
        <p key={line}>{line}.</p>
      ))}
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
